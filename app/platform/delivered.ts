/** Whether something arrived where the person sent it. `unknown`: the system does not say, so the person has to. */
export type Delivered = 'yes' | 'no' | 'unknown';
