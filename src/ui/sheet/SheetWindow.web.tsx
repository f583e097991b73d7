import { Modal, useWindowDimensions } from 'react-native';
import type { SheetWindowProps } from './SheetWindow';
import { useSlide } from './useSlide';

/** A browser stacks as many of them as it likes. */
export function SheetWindow({ visible, title, onClose, children }: SheetWindowProps) {
  const { height } = useWindowDimensions();
  const slide = useSlide(visible, onClose, height);
  if (!slide.mounted) return null;
  return (
    <Modal visible transparent animationType="none" onRequestClose={onClose} {...{ 'aria-label': title }}>
      {children({ ...slide, covered: false, follows: false })}
    </Modal>
  );
}
