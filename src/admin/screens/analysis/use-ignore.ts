import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { store } from '../../../../store';
import { CHECK_NOTICE } from '../../../../store/analysis/messages';

const told = {
	ignored: ( count: number ) =>
		count === 1
			? __( 'Check ignored', 'pharos-seo' )
			: sprintf(
					/* translators: %d: number of checks. */
					_n(
						'%d check ignored',
						'%d checks ignored',
						count,
						'pharos-seo'
					),
					count
				),
	restored: ( count: number ) =>
		count === 1
			? __( 'Check restored', 'pharos-seo' )
			: sprintf(
					/* translators: %d: number of checks. */
					_n(
						'%d check restored',
						'%d checks restored',
						count,
						'pharos-seo'
					),
					count
				),
};

/** Returns functions that ignore or restore checks and show a message; ignoring can be undone. */
export function useIgnore() {
	const { ignoreChecks, restoreChecks } = useDispatch( store );
	const { createSuccessNotice } = useDispatch( noticesStore );

	const restore = useCallback(
		( ids: readonly string[] ) => {
			void restoreChecks( ids );
			void createSuccessNotice( told.restored( ids.length ), {
				id: CHECK_NOTICE,
				type: 'snackbar',
			} );
		},
		[ restoreChecks, createSuccessNotice ]
	);

	const ignore = useCallback(
		( ids: readonly string[] ) => {
			void ignoreChecks( ids );
			void createSuccessNotice( told.ignored( ids.length ), {
				id: CHECK_NOTICE,
				type: 'snackbar',
				actions: [
					{
						label: __( 'Undo', 'pharos-seo' ),
						onClick: () => restore( ids ),
					},
				],
			} );
		},
		[ ignoreChecks, restore, createSuccessNotice ]
	);

	return { ignore, restore };
}
