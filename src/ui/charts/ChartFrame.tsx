import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button } from '../Button';
import { SPACE } from '../theme/tokens';
import { Txt } from '../Txt';
import { DataTable, type DataTableProps } from './DataTable';

export interface ChartFrameProps {
  readonly title: string;
  /** The same figures as a table, for people who cannot see the chart well. */
  readonly table: Omit<DataTableProps, 'label'>;
  readonly children: ReactNode;
}

/** Every chart has a title and a way to read its figures as a table. */
export function ChartFrame({ title, table, children }: ChartFrameProps) {
  const say = useSay();
  const [asTable, setAsTable] = useState(false);
  return (
    <View style={{ gap: SPACE.s2 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s3 }}>
        <View style={{ flex: 1 }}>
          <Txt role="title" heading={2}>
            {title}
          </Txt>
        </View>
        <Button
          kind="quiet"
          title={say(asTable ? 'ui.asChart' : 'ui.asTable')}
          label={say('table.figureOf', { player: title, figure: say(asTable ? 'ui.asChart' : 'ui.asTable') })}
          onPress={() => setAsTable(!asTable)}
        />
      </View>
      {asTable ? <DataTable label={title} {...table} /> : children}
    </View>
  );
}
