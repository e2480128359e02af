import { runEffects } from '../../inside/effects/run';
import { effects } from '../../inside/effects/sitemaps';

runEffects( effects );
