import { useLanguage } from '@/i18n';
import { Banner } from '../Banner';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Emblem } from '../icons/Emblem';
import { EntryRow } from '../ledger/EntryRow';
import { ListRow } from '../ListRow';
import { Section } from '../Section';
import { useSnackbar } from '../snackbar/SnackbarProvider';
import { Txt } from '../Txt';
import { SAMPLES } from './samples';

export function GalleryRows() {
  const words = SAMPLES[useLanguage()];
  const snackbar = useSnackbar();
  const tell = () => snackbar.say(words.changed);
  return (
    <>
      <Section title="ListRow">
        <ListRow icon="plus" title={words.primary} subtitle={words.emptyText} onPress={tell} />
        <ListRow icon="learn" title={words.quiet} onPress={tell} reason={words.reason} />
        <ListRow icon="trash" title={words.danger} subtitle={words.long} danger onPress={tell} />
        <ListRow
          leading={<Emblem colour="leaf" />}
          title="Wawrzyniec"
          subtitle={words.dice}
          trailing={<Txt role="figureM">118</Txt>}
        />
      </Section>
      <Section title="EntryRow">
        <EntryRow
          time="21:13"
          colour="peak"
          fact={words.changed}
          detail={words.emptyText}
          figure="+3"
          onPress={tell}
        />
        <EntryRow
          time="21:11"
          colour="sun"
          fact={words.changed}
          detail={words.dice}
          figure="+3"
          selected
          onPress={tell}
        />
        <EntryRow time="21:09" colour="drop" fact={words.long} figure="−2" loss />
        <EntryRow
          time="21:08"
          colour="drop"
          fact={words.changed}
          detail={words.emptyText}
          figure="+1"
          undone
        />
        <EntryRow time="21:04" icon="raptor" fact={words.header} onPress={tell} />
      </Section>
      <Section title="Banner">
        <Banner text={words.notSaved} action={{ title: words.exportData, onPress: tell }} />
        <Banner kind="plain" text={words.long} action={{ title: words.primary, onPress: tell }} />
      </Section>
      <Section title="EmptyState">
        <EmptyState
          icon="history"
          title={words.empty}
          text={words.emptyText}
          action={<Button title={words.primary} onPress={tell} />}
        />
      </Section>
    </>
  );
}
