export { lint, type Finding, type Severity } from './lint';
export { describeFinding, nameSeverity } from './messages';
