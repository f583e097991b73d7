export {
  openTrail,
  readAnswers,
  type Answered,
  type Option,
  type Question,
  type Trail,
} from '../../../perseverance/session/wizards/trail';
