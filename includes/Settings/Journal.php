<?php

declare(strict_types=1);

namespace Pharos\Settings;

/** Records the changes of settings and of robots.txt. includes/hooks/features.php names the feature that does. */
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

	/**
	 * The same for the text of robots.txt, which users see as a setting.
	 *
	 * @param string $text     The new text; '' if WordPress generates the file.
	 * @param string $previous The text before.
	 * @return bool False after a database error.
	 */
	public function robots_txt_saved(string $text, string $previous, string $via): bool;

	/** @return list<array{time: int, settings: list<string>}> What was recorded from one second to before another, newest first. */
	public function changes_between(int $from, int $to): array;
}
