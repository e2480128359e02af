import { __ } from '@wordpress/i18n';
import { LoadFailed } from '../../components/load-failed';
import { Skeleton } from '../../components/skeleton';
import { Lockable } from '../lockable';
import type { SeoProps } from '../types';
import { PageSchemas } from './page-schemas';
import './style.scss';
import { useSite } from './use-site';

/** The Schema tab, loaded on demand. */
export default function Schemas( props: SeoProps ) {
	const { site, failure, retry } = useSite( props.facts.schemaPage ?? '' );
	if ( failure ) {
		return (
			<LoadFailed
				title={ __(
					'The schemas of this page couldn’t be loaded.',
					'pharos-seo'
				) }
				error={ failure }
				onRetry={ retry }
			/>
		);
	}
	return site ? (
		<Lockable isLocked={ ! props.facts.canRestrict }>
			<PageSchemas { ...props } site={ site } />
		</Lockable>
	) : (
		<Skeleton />
	);
}
