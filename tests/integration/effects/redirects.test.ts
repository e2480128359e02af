import { effects } from './redirects';
import { runEffects } from './run';

runEffects( effects );
