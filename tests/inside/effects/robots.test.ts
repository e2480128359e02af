import { effects } from './robots';
import { runEffects } from './run';

runEffects( effects );
