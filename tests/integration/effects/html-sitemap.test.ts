import { effects } from './html-sitemap';
import { runEffects } from './run';

runEffects( effects );
