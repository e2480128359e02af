import { effects } from '../../inside/effects/html-sitemap';
import { runEffects } from '../../inside/effects/run';

runEffects( effects );
