import { View } from 'react-native';
import type { Stock } from '@/data/backup/restore';
import { useSay } from '@/i18n';
import { writeNumber } from '@/ui';
import { DataTable } from '@/ui/charts/DataTable';

interface Props {
  readonly here: Stock;
  readonly inside: Stock;
}

/** The file and this device side by side. */
export function StockTable({ here, inside }: Props) {
  const say = useSay();
  const row = (kind: keyof Stock) => ({
    label: say(`backup.${kind}`),
    cells: [writeNumber(inside[kind]), writeNumber(here[kind])],
  });
  return (
    <View style={{ paddingHorizontal: 20 }}>
      <DataTable
        label={say('backup.inside')}
        columns={['', say('backup.inside'), say('backup.here')]}
        rows={[row('games'), row('entries'), row('players'), row('groups')]}
      />
    </View>
  );
}
