import { effects } from '../../inside/effects/uninstall';
import { runEffects } from '../../inside/effects/run';

runEffects( effects );
