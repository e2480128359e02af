import { effects } from './feeds';
import { runEffects } from './run';

runEffects( effects );
