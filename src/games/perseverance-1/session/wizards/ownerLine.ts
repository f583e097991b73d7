export { ownerLine } from '../../../perseverance/session/wizards/ownerLine';
