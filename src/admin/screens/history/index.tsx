import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { LoadFailed } from '../../../components/load-failed';
import { Skeleton } from '../../../components/skeleton';
import { useRequest } from '../../../components/use-request';
import { Resource } from '../../../resource';
import { Entries } from './entries';
import './style.scss';

/** Tools > History: changes of settings, of the SEO fields of posts, terms and authors, and of redirects by programs. */
export default function History() {
	const { loadSeoFiles } = useDispatch( store );
	const { value, failure, retry } = useRequest(
		useCallback(
			async () => ( await loadSeoFiles() ).readHistory(),
			[ loadSeoFiles ]
		)
	);
	const title = __( 'The history couldn’t be loaded.', 'pharos-seo' );
	return (
		<Resource
			reads={ [ [ 'getSettingsHistory' ], [ 'getSettings' ] ] }
			failure={ title }
		>
			{ ( settings ) => {
				if ( failure ) {
					return (
						<LoadFailed
							title={ title }
							error={ failure }
							onRetry={ retry }
						/>
					);
				}
				return value ? (
					<Entries
						settings={ settings }
						objects={ value }
						onUndo={ retry }
					/>
				) : (
					<Skeleton />
				);
			} }
		</Resource>
	);
}
