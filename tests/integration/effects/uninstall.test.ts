import { effects } from './uninstall';
import { runEffects } from './run';

runEffects( effects );
