import { Notice } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface LockableProps {
	isLocked: boolean;
	children: ReactNode;
}

/** Fields that only people change who can publish: others see what they hold, and why they can't change it. */
export function Lockable( { isLocked, children }: LockableProps ) {
	const reason = useInstanceId( Lockable, 'pharos-locked' );
	return (
		<fieldset
			className="pharos-object-seo__lockable"
			disabled={ isLocked }
			aria-describedby={ isLocked ? reason : undefined }
		>
			{ isLocked && (
				// The group's description is read with its fields.
				<Notice status="info" isDismissible={ false } spokenMessage="">
					<span id={ reason }>
						{ __(
							'Only users who can publish can change these settings.',
							'pharos-seo'
						) }
					</span>
				</Notice>
			) }
			{ children }
		</fieldset>
	);
}
