import { effects } from './home-page-social';
import { runEffects } from './run';

runEffects( effects );
