import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { LoadFailed, type Failure } from '../../../components/load-failed';
import { Skeleton } from '../../../components/skeleton';
import { Editor } from './editor';

/** Advanced > robots.txt Editor (spec.md section 2, ux.md 5.4). */
export default function RobotsTxtScreen() {
	const { data, hasFailed, error } = useSelect( ( select ) => {
		const { getRobotsTxt, hasResolutionFailed, getResolutionError } =
			select( store );
		return {
			data: getRobotsTxt(),
			hasFailed: hasResolutionFailed( 'getRobotsTxt', [] ),
			error: getResolutionError( 'getRobotsTxt', [] ) as
				Failure | undefined,
		};
	}, [] );
	const { invalidateResolution } = useDispatch( store );

	if ( data ) {
		return <Editor data={ data } />;
	}
	if ( hasFailed ) {
		return (
			<LoadFailed
				title={ __( 'Failed to load robots.txt', 'pharos-seo' ) }
				error={ error }
				onRetry={ () => invalidateResolution( 'getRobotsTxt', [] ) }
			/>
		);
	}
	return <Skeleton rows={ 4 } />;
}
