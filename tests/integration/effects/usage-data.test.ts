import { effects } from '../../inside/effects/usage-data';
import { runEffects } from '../../inside/effects/run';

runEffects( effects );
