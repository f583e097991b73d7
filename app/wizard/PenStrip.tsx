import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { followedIn, type Followed } from '@/state/live/followed';
import type { LiveView } from '@/state/live/liveView';
import { askedIn, chosenSeats, secretSteps } from '@/state/live/secrets';
import type { OpenSession } from '@/state/openSession';
import { useLive } from '@/state/useStores';
import { Button, Emblem, Icon, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { useSaid } from '@/ui/useSaid';
import { personAt } from '../live/people';
import type { Routes } from '../navigation';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly open: OpenSession;
  readonly text: GameText;
}

/** Under the header of a shared table: the wizard that somebody has open for all, and the way into it. */
export function PenStrip({ open, text }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const { view, pen } = useLive((live) => live);
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  const strip = view?.sessionId === open.id ? stripOf(open, view) : null;
  const person =
    view && strip && strip.kind !== 'changed'
      ? personAt(view, open.seats, strip.followed.shared.pen, say)
      : null;
  const words =
    strip &&
    say(WORDS[strip.kind].text, {
      what: text(strip.wizard.title(open.session.state)),
      who: person?.name ?? '',
    });
  useSaid(words ?? undefined);
  if (!strip) return null;
  const to = (wizard: string) => navigation.navigate('Wizard', { id: open.id, wizard });
  const { id } = strip.wizard;
  const press = () => {
    if (strip.kind === 'changed') {
      const again = pen?.again(strip.tap);
      return again?.ok ? to(again.value) : undefined;
    }
    if (strip.kind === 'away' && pen?.take() !== true) return undefined;
    return to(id);
  };
  return (
    <View
      role="status"
      aria-live="polite"
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: SPACE.s3,
        minHeight: TARGET.base,
        paddingLeft: SPACE.s4,
        paddingRight: SPACE.s2,
        borderTopWidth: 1,
        borderColor: colour.rule,
        backgroundColor: strip.kind === 'choose' ? colour.lit : colour.raised,
      }}
    >
      {person?.colour ? (
        <Emblem colour={person.colour} size={22} />
      ) : (
        <Icon name="edit" size={20} color={colour.ink2} />
      )}
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160, paddingVertical: SPACE.s1 }}>
        <Txt role="label">{words}</Txt>
      </View>
      <Button
        kind={strip.kind === 'choose' ? 'outline' : 'quiet'}
        title={say(WORDS[strip.kind].button)}
        onPress={press}
      />
    </View>
  );
}

const WORDS = {
  follow: { text: 'pen.doing', button: 'pen.follow' },
  choose: { text: 'pen.yourChoice', button: 'pen.choose' },
  away: { text: 'pen.away', button: 'pen.take' },
  mine: { text: 'pen.mine', button: 'pen.goOn' },
  changed: { text: 'pen.changed', button: 'pen.check' },
} as const;

type Strip =
  | {
      readonly kind: 'follow' | 'choose' | 'away' | 'mine';
      readonly wizard: Followed['wizard'];
      readonly followed: Followed;
    }
  | { readonly kind: 'changed'; readonly wizard: Followed['wizard']; readonly tap: string };

function stripOf(open: OpenSession, view: LiveView): Strip | null {
  const refused = view.notTaken.find(({ why }) => why.code === 'review-changed')?.tap;
  const again =
    refused?.kind === 'act' ? open.game.wizards.find(({ id }) => id === refused.wizard) : undefined;
  if (refused && again) return { kind: 'changed', wizard: again, tap: refused.id };
  const followed = followedIn(open, view);
  if (!followed) return null;
  const { wizard, shared } = followed;
  return { kind: kindOf(open, view, followed), wizard, followed: { ...followed, shared } };
}

function kindOf(
  { session }: OpenSession,
  view: LiveView,
  followed: Followed,
): 'follow' | 'choose' | 'away' | 'mine' {
  const { shared, wizard, draft, step: at } = followed;
  const { me } = view;
  if (shared.pen === me.id) return 'mine';
  const step = secretSteps(wizard, session.state, draft).find(({ id }) => id === at);
  const isAsked = step && me.seat !== null && askedIn(step).includes(me.seat);
  if (isAsked && !chosenSeats(shared.wizard, step, view.seals).includes(me.seat)) return 'choose';
  const isHere = view.phones.some(({ id, here }) => id === shared.pen && here);
  return isHere || me.watch || view.link.kind !== 'live' ? 'follow' : 'away';
}
