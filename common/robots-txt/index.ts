export { lint, type Finding } from './lint';
export { describeFinding, nameSeverity } from './messages';
