import { runEffects } from './run';
import { effects } from './sitemaps';

runEffects( effects );
