import { useContext, useEffect, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { KeyboardAvoidingView, Modal, useWindowDimensions, View, type ModalProps } from 'react-native';
import { createLayers, LayersContext, type Layers } from './layers';
import { useSlide, type Slide } from './useSlide';
import { useTurn } from './useTurn';

export interface SheetSlide extends Slide {
  /** Another one is in its place: it keeps what was typed and is not seen. */
  readonly covered: boolean;
  /** It came in the place of another one: what is behind stays dim. */
  readonly follows: boolean;
}

export interface SheetWindowProps {
  readonly visible: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (slide: SheetSlide) => ReactNode;
}

/** What a sheet is drawn in: a modal of its own that waits for its turn, or the one of the sheet that it was opened in. */
export function SheetWindow(props: SheetWindowProps) {
  const layers = useContext(LayersContext);
  return layers ? <Inner {...props} layers={layers} /> : <Outer {...props} />;
}

function Outer({ visible, title, onClose, children }: SheetWindowProps) {
  const { height } = useWindowDimensions();
  const [layers] = useState(createLayers);
  const top = useSyncExternalStore(layers.subscribe, layers.top);
  const turn = useTurn(visible);
  const slide = useSlide(visible && turn.mine, onClose, height, turn.crowded);
  turn.settle(slide.mounted);
  if (turn.place === 'none' && !slide.mounted) return null;
  return (
    <Modal
      visible={slide.mounted}
      transparent
      animationType="none"
      onRequestClose={top?.onClose ?? onClose}
      onDismiss={turn.onGone}
      statusBarTranslucent
      navigationBarTranslucent
      supportedOrientations={ALL_ORIENTATIONS}
      {...{ 'aria-label': title }}
    >
      <LayersContext value={layers}>
        <KeyboardAvoidingView behavior="padding" style={{ flex: 1 }}>
          {children({ ...slide, covered: top !== null, follows: turn.follows && visible })}
          {top && <View style={ABSOLUTE}>{top.body}</View>}
        </KeyboardAvoidingView>
      </LayersContext>
    </Modal>
  );
}

function Inner({ visible, onClose, children, layers }: SheetWindowProps & { readonly layers: Layers }) {
  const id = useId();
  const { height } = useWindowDimensions();
  const slide = useSlide(visible, onClose, height);
  // At every drawing: what it shows depends on all that its owner knows.
  useLayoutEffect(() => {
    if (slide.mounted)
      layers.put({ id, onClose, body: children({ ...slide, covered: false, follows: true }) });
    else layers.drop(id);
  });
  useEffect(() => () => layers.drop(id), [id, layers]);
  return null;
}

const ABSOLUTE = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 } as const;
/** Without the list an iPhone on its side turns upright for every sheet. */
const ALL_ORIENTATIONS: ModalProps['supportedOrientations'] = [
  'portrait',
  'portrait-upside-down',
  'landscape',
  'landscape-left',
  'landscape-right',
];
