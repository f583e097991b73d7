import { useSay } from '@/i18n';
import { TextField } from '@/ui';

interface Props {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
}

/** Where the computer is that keeps the table: an app cannot know. */
export function HubField({ value, onChange, error }: Props) {
  const say = useSay();
  return (
    <TextField
      label={say('live.share.address')}
      value={value}
      onChange={onChange}
      hint={say('live.share.addressHint')}
      error={error}
    />
  );
}
