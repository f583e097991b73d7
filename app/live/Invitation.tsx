import { useWindowDimensions, View } from 'react-native';
import { useSay } from '@/i18n';
import type { LiveView } from '@/state/live/liveView';
import { useLive } from '@/state/useStores';
import { Button, SPACE, ToggleRow, Txt, useSnackbar } from '@/ui';
import { QrPicture } from '../handover/QrPicture';
import { shareText } from '../platform/shareText';
import { useTableLink } from './useTableLink';

/** How others come in: the code to scan, the link to send, and six letters while the door is open. */
export function Invitation({ view }: { readonly view: LiveView }) {
  const say = useSay();
  const snackbar = useSnackbar();
  const table = useLive((state) => state.table);
  const { width, height } = useWindowDimensions();
  const { link, reaches } = useTableLink(view);
  const room = Math.max(180, Math.min(width - 40, height * 0.4, 360));
  const send = async () => {
    if ((await shareText(link)) === 'copied') snackbar.say(say('live.share.copied'));
  };
  return (
    <View style={{ gap: SPACE.s4, paddingTop: SPACE.s4 }}>
      <View style={{ alignItems: 'center', gap: SPACE.s3, paddingHorizontal: 20 }}>
        {reaches !== null && <QrPicture link={link} label={say('live.share.qr')} room={room} />}
        <Txt role="step" align="center" heading={2}>
          {say('live.share.scan')}
        </Txt>
        <Txt role="label" tone="ink2" align="center" style={BREAKS}>
          {link}
        </Txt>
        {reaches === false && (
          <Txt role="label" tone="loss" align="center">
            {say('live.share.onlyHere')}
          </Txt>
        )}
        <Button icon="share" title={say('live.share.send')} onPress={() => void send()} />
      </View>
      {view.code !== null && <Letters code={view.code} />}
      <ToggleRow
        icon="lock"
        title={say('live.share.door')}
        note={say(view.code === null ? 'live.share.doorShut' : 'live.share.doorNote')}
        value={view.code !== null}
        reason={view.link.kind === 'live' ? undefined : say('live.share.doorAway')}
        onChange={(open) => table?.setDoor(open)}
      />
    </View>
  );
}

/** A link has no spaces to break at. */
const BREAKS = { wordBreak: 'break-all' } as object;

function Letters({ code }: { readonly code: string }) {
  const say = useSay();
  return (
    <View role="group" aria-label={say('live.share.letters', { letters: [...code].join(' ') })}>
      <Txt role="figureL3" align="center" style={{ letterSpacing: 8 }} hidden>
        {code}
      </Txt>
      <Txt role="label" tone="ink2" align="center">
        {say('live.share.lettersHow')}
      </Txt>
    </View>
  );
}
