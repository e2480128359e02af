import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../../components/load-failed';
import { Skeleton } from '../../../../components/skeleton';
import { useRequest } from '../../../../components/use-request';
import { agree, fetchStatus } from '../../../../suggestions/requests';
import type { SuggestionStatus } from '../../../../suggestions/types';

interface ReadyProps {
	/** Renders the content; `onAgree` agrees to a provider, by its id. */
	children: (
		status: SuggestionStatus,
		onAgree: ( provider: string ) => void
	) => ReactNode;
}

/** Content that depends on the provider and on what the user can send to it. */
export function Ready( { children }: ReadyProps ) {
	const { value, failure, retry } = useRequest( fetchStatus );
	const [ agreed, setAgreed ] = useState< SuggestionStatus | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const status = agreed ?? value;
	if ( ! status ) {
		return failure ? (
			<LoadFailed
				title={ __( 'Suggestions couldn’t be loaded.', 'pharos-seo' ) }
				error={ failure }
				onRetry={ retry }
			/>
		) : (
			<Skeleton />
		);
	}
	const onAgree = async ( provider: string ) => {
		try {
			setAgreed( await agree( provider ) );
			setProblem( '' );
		} catch ( reason ) {
			setProblem(
				( reason as Error ).message ||
					__( 'An error occurred. Please try again.', 'pharos-seo' )
			);
		}
	};
	return (
		<>
			{ children( status, ( provider ) => void onAgree( provider ) ) }
			{ problem !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
		</>
	);
}
