import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { store, type MigrationLoss } from '../../../../../store';
import { useAttempt } from './use-attempt';

/** The code of data that the source plugin stores but never output (includes/Migration/Choices.php). */
export const CHOICE = 'not_output';

interface ApplyButtonProps {
	/** The slug of the source. */
	slug: string;
	/** Null for all of them. */
	choice: MigrationLoss | null;
}

/** A button that applies data that the source plugin stores but never output: one value, or all. */
export function ApplyButton( { slug, choice }: ApplyButtonProps ) {
	const { applyMigrationChoices } = useDispatch( store );
	const { createSuccessNotice } = useDispatch( noticesStore );

	const [ isBusy, apply ] = useAttempt( async () => {
		await applyMigrationChoices(
			slug,
			choice && {
				kind: choice.kind,
				id: choice.id,
				field: choice.field,
				value: choice.value,
			}
		);
		createSuccessNotice(
			choice
				? sprintf(
						/* translators: %s: a robot instruction, such as “No Index: Notes”. */
						__( 'Applied: %s', 'pharos-seo' ),
						choice.name
					)
				: __( 'Everything was applied.', 'pharos-seo' ),
			{ id: 'pharos-migration', type: 'snackbar' }
		);
	}, true );

	return (
		<Button
			variant="secondary"
			size="compact"
			className="pharos-migrate__apply"
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			aria-label={
				choice
					? sprintf(
							/* translators: 1: a robot instruction, such as “No Index”. 2: a post or term. */
							__( 'Apply %1$s %2$s', 'pharos-seo' ),
							choice.name,
							choice.label
						).trim()
					: undefined
			}
			onClick={ apply }
		>
			{ choice
				? __( 'Apply', 'pharos-seo' )
				: __( 'Apply all', 'pharos-seo' ) }
		</Button>
	);
}
