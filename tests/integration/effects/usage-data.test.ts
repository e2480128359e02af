import { effects } from './usage-data';
import { runEffects } from './run';

runEffects( effects );
