import { effects } from '../../inside/effects/redirects';
import { runEffects } from '../../inside/effects/run';

runEffects( effects );
