/**
 * State of the simulated Google, all in memory.
 */
import { InspectionQuota } from './api/inspection-quota';
import { Properties } from './api/properties';
import { addDays, Clock } from './clock';
import { mergeConfig, type GoogleConfig } from './config';
import { Faults } from './faults';
import { Log } from './log';
import { Tokens } from './oauth/tokens';

export interface World {
	config: GoogleConfig;
	clock: Clock;
	tokens: Tokens;
	properties: Properties;
	inspections: InspectionQuota;
	faults: Faults;
	log: Log;
}

export function createWorld( changes: Partial< GoogleConfig > ): World {
	const config = mergeConfig( changes );
	const clock = new Clock( () => config.now );
	const world = {
		config,
		clock,
		tokens: new Tokens( clock ),
		properties: new Properties(),
		inspections: new InspectionQuota(),
		faults: new Faults(),
		log: new Log(),
	};
	config.anchor ||= lastFinalDay( world );
	return world;
}

export const lastFinalDay = ( { clock, config }: World ) =>
	addDays( clock.today(), -config.finalLagDays );
