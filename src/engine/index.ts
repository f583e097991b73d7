export * from './account';
export * from './askedOnce';
export * from './branches';
export * from './overrides';
export * from './chainDecisions';
export * from './changePast';
export * from './chance';
export * from './course';
export type * from './decider';
export * from './entry';
export * from './explanation';
export * from './fact';
export * from './figures';
export * from './foldLog';
export type * from './game';
export type * from './guide';
export type * from './iconName';
export * from './ledger';
export * from './log';
export * from './lookAhead';
export * from './majority';
export * from './mend';
export * from './moment';
export type * from './names';
export * from './note';
export { onceForState } from './onceForState';
export * from './phrase';
export * from './playTime';
export * from './procedure';
export * from './putRight';
export * from './ranking';
export * from './readExplanation';
export * from './readSeat';
export {
  entries,
  fail,
  field,
  given,
  isAbsent,
  items,
  list,
  oneOf,
  optional,
  read,
  readFormFirst,
  readStored,
  record,
  refuseDoubles,
  refuseForm,
  whole,
  type Cursor as At,
  type ListLimits,
} from './reader';
export * from './reference';
export * from './refusal';
export * from './result';
export * from './sameJson';
export * from './review';
export * from './ruleCheck';
export * from './session';
export * from './setup';
export * from './shape';
export type * from './shapeForm';
export * from './sketch';
export * from './sketchParts';
export type * from './table';
export * from './track';
export type * from './turn';
export * from './wizard/answer';
export * from './wizard/draft';
export type * from './wizard/ask';
export type * from './wizard/place';
export { withStepsInPlaces, writtenPlaces } from './wizard/placing';
export * from './wizard/scripted';
export * from './wizard/stepsAhead';
export type * from './wizard/asked';
export type * from './wizard/shown';
export type * from './wizard/step';
export type * from './wizard/wizard';
