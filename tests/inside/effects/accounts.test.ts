import { effects } from './accounts';
import { runEffects } from './run';

runEffects( effects );
