import { View } from 'react-native';
import { answerTo } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Chip, Icon, RADIUS, SPACE, Txt, useTheme } from '@/ui';
import { NearThumb } from './NearThumb';
import type { StepProps } from './StepBody';

/** Several, in any order: toggles, or buttons that add one more each time. */
export function StepPicks(props: StepProps<'picks'>) {
  return (
    <NearThumb>
      <Picks {...props} />
    </NearThumb>
  );
}

export function Picks({ step, text, onAnswer }: Pick<StepProps<'picks'>, 'step' | 'text' | 'onAnswer'>) {
  const tap = (id: string) => onAnswer(answerTo.pick(step, id));
  return (
    <View style={{ gap: SPACE.s2, paddingHorizontal: SPACE.s4, paddingVertical: SPACE.s1 }}>
      {step.lead && (
        <Txt role="label" tone="ink2">
          {text(step.lead)}
        </Txt>
      )}
      {step.repeats ? (
        <>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
            {step.options.map((option) => {
              const times = step.picked.filter((id) => id === option.id).length;
              return (
                <View key={option.id} style={{ flexGrow: 1 }}>
                  <Button
                    {...(option.icon !== undefined && { icon: option.icon })}
                    title={text(option.label)}
                    reason={option.reason && text(option.reason)}
                    onPress={() => tap(option.id)}
                    style={{ paddingHorizontal: SPACE.s2 }}
                  />
                  {/* What was added is below all of them, where nobody sees it come. */}
                  {times > 0 && <Times count={times} />}
                </View>
              );
            })}
          </View>
          <Picked step={step} text={text} onAnswer={onAnswer} />
        </>
      ) : (
        <View
          role="group"
          aria-label={text(step.title)}
          style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}
        >
          {step.options.map((option) => (
            <Chip
              key={option.id}
              grow={step.options.length > 1}
              title={text(option.label)}
              selected={option.chosen}
              reason={option.reason && text(option.reason)}
              {...(option.icon !== undefined && { icon: option.icon })}
              onPress={() => tap(option.id)}
            />
          ))}
        </View>
      )}
    </View>
  );
}

function Times({ count }: { readonly count: number }) {
  const { colour } = useTheme();
  return (
    <View
      // Beside the button and not in it, which keeps its name.
      aria-hidden
      // On the corner: a button that grew would push the others about under the finger.
      style={{
        pointerEvents: 'none',
        position: 'absolute',
        top: -6,
        right: -4,
        minWidth: 24,
        alignItems: 'center',
        paddingHorizontal: SPACE.s1,
        borderRadius: RADIUS.full,
        backgroundColor: colour.act,
      }}
    >
      <Txt role="labelStrong" tone="onAct">
        {String(count)}
      </Txt>
    </View>
  );
}

/** What was added so far, in its order; a tap takes one back. The same one again and again is one button. */
function Picked({ step, text, onAnswer }: Pick<StepProps<'picks'>, 'step' | 'text' | 'onAnswer'>) {
  const say = useSay();
  const { colour } = useTheme();
  if (step.picked.length === 0) return null;
  return (
    <View
      role="group"
      aria-label={text(step.title)}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}
    >
      {runsOf(step.picked).map(({ id, last, times }) => {
        const option = step.options.find((one) => one.id === id);
        const name = option ? text(option.label) : id;
        return (
          <Button
            key={`${last} ${id}`}
            kind="quiet"
            {...(option?.icon !== undefined && { icon: option.icon })}
            title={times > 1 ? `${name} × ${times}` : name}
            label={say('wizard.takeBack', { what: name, number: last + 1 })}
            after={<Icon name="close" size={16} color={colour.ink3} />}
            onPress={() => onAnswer(answerTo.unpick(step, last))}
          />
        );
      })}
    </View>
  );
}

interface Run {
  readonly id: string;
  /** The place of its last one. */
  readonly last: number;
  readonly times: number;
}

/** Order may matter, so only neighbours are one. */
function runsOf(picked: readonly string[]): readonly Run[] {
  return picked.reduce<readonly Run[]>((runs, id, last) => {
    const before = runs.at(-1);
    return before?.id === id
      ? [...runs.slice(0, -1), { id, last, times: before.times + 1 }]
      : [...runs, { id, last, times: 1 }];
  }, []);
}
