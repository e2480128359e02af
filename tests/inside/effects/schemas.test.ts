import { runEffects } from './run';
import { effects } from './schemas';

runEffects( effects );
