import { effects } from './social';
import { runEffects } from './run';

runEffects( effects );
