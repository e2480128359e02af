<?php

declare(strict_types=1);

namespace Pharos\Settings;

/** Records the changes of settings. */
interface Journal {
	/** Creates the table before each attempt of a save: within its transaction, it would end it. */
	public function prepare(): void;

	/**
	 * Records a save, within its transaction.
	 *
	 * @param array<string, mixed> $changed
	 * @param array<string, mixed> $previous Values of all settings.
	 * @return bool False after a database error.
	 */
	public function settings_saved(array $changed, array $previous, string $via): bool;
}
