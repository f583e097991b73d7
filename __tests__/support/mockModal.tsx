import { Component, type ReactNode } from 'react';
import { View } from 'react-native';

interface Props {
  readonly visible?: boolean;
  readonly onDismiss?: () => void;
  readonly children?: ReactNode;
}

/** As on iOS: it says when it is gone. The stand-in that comes with React Native never does. */
export class MockModal extends Component<Props> {
  override componentDidUpdate(before: Props): void {
    if (before.visible !== false && this.props.visible === false) this.props.onDismiss?.();
  }

  override render(): ReactNode {
    const { visible, ...rest } = this.props;
    return visible === false ? null : <View {...rest} />;
  }
}
