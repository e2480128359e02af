import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { LoadFailed } from '../components/load-failed';
import { Logo } from '../components/logo';
import { Skeleton } from '../components/skeleton';
import { useRequest } from '../components/use-request';
import { Resource } from '../resource';
import { loadProgress, takeProgress } from './progress';
import { VisibilityNotices } from '../visibility-notice';
import { Wizard } from './wizard';

/** The page of the setup wizard: its heading, and the steps once the progress is loaded. */
export function Onboarding() {
	const [ taken ] = useState( takeProgress );
	const asked = useRequest( taken ? null : loadProgress );
	const progress = taken ?? asked.value;
	return (
		<div className="pharos-onboarding">
			<div className="pharos-onboarding__brand">
				<Logo />
				{ __( 'Pharos SEO', 'pharos-seo' ) }
			</div>
			<h1 className="pharos-onboarding__title" tabIndex={ -1 }>
				{ __( 'Set up Pharos SEO', 'pharos-seo' ) }
			</h1>
			<VisibilityNotices />
			{ progress && (
				<Resource
					reads={ [ [ 'getSettings' ], [ 'getSiteSettings' ] ] }
					failure={ __(
						'Failed to fetch meta settings',
						'pharos-seo'
					) }
				>
					<Wizard initial={ progress } />
				</Resource>
			) }
			{ ! progress && asked.failure && (
				<LoadFailed
					title={ __(
						'The setup wizard couldn’t be loaded.',
						'pharos-seo'
					) }
					error={ asked.failure }
					onRetry={ asked.retry }
				/>
			) }
			{ ! progress && ! asked.failure && <Skeleton /> }
		</div>
	);
}
