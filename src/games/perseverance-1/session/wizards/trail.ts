export {
  openTrail,
  readAnswers,
  type Answered,
  type Option,
  type Trail,
} from '../../../perseverance/session/wizards/trail';
