import { effects } from './general';
import { runEffects } from './run';

runEffects( effects );
