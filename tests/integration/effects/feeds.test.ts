import { effects } from '../../inside/effects/feeds';
import { runEffects } from '../../inside/effects/run';

runEffects( effects );
