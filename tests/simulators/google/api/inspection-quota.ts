/** Quota of URL inspection per property: per Pacific day, and per minute. */
import type { World } from '../world';

export class InspectionQuota {
	private readonly counts = new Map< string, number >();

	/** Counts one inspection, unless the quota is exhausted. */
	take( siteUrl: string, { clock, config }: World ): boolean {
		const { day, minute } = config.inspectionQuota;
		const today = `${ siteUrl } ${ clock.today() }`;
		const now = `${ siteUrl } ${ Math.floor( clock.seconds() / 60 ) }`;
		if ( this.count( today ) >= day || this.count( now ) >= minute ) {
			return false;
		}
		this.counts.set( today, this.count( today ) + 1 );
		this.counts.set( now, this.count( now ) + 1 );
		return true;
	}

	private count( key: string ): number {
		return this.counts.get( key ) ?? 0;
	}
}
