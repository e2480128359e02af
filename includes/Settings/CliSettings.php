<?php
/**
 * The settings for WP-CLI commands.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Core\CliRows;
use WP_CLI;
use WP_CLI\Utils;

final class CliSettings {
	public function __construct(public readonly Settings $settings) {}

	/** @return array<string, mixed> The value of each setting, as stored now. */
	public function all(): array {
		$this->settings->refresh();
		return $this->settings->all();
	}

	/** @return array<string, mixed> Each value once: settings that are views of others are split into these. */
	public function apart(): array {
		return $this->settings->views()->take_apart($this->all());
	}

	/** @return array<string, mixed> The default of each setting. */
	public function defaults(): array {
		return $this->settings->views()->complete_all($this->settings->defaults());
	}

	/** The definition of a setting; exits with an error if it doesn't exist. */
	public function definition(string $name): array {
		$definitions = $this->settings->definitions();
		if (isset($definitions[$name])) {
			return $definitions[$name];
		}
		$similar = Utils\get_suggestion($name, array_keys($definitions));
		WP_CLI::error(
			$similar === ''
				? sprintf(
					/* translators: %s: name of a setting. */
					__('There is no setting “%s”.', 'pharos-seo'),
					$name,
				)
				: sprintf(
					/* translators: 1: name of a setting, 2: name of a setting. */
					__('There is no setting “%1$s”. Did you mean “%2$s”?', 'pharos-seo'),
					$name,
					$similar,
				),
		);
	}

	/**
	 * Prints values by setting.
	 *
	 * @param array<string, array<string, mixed>> $rows    Values by column, by setting.
	 * @param list<string>                        $columns
	 * @param array<string, string>               $options Of the command: `format`.
	 */
	public function show(array $rows, array $columns, array $options): void {
		$format = $options['format'] ?? 'table';
		$items = [];
		foreach ($rows as $name => $values) {
			$definition = $this->settings->definitions()[$name];
			$items[] =
				['setting' => $name] +
				array_map(
					static fn(mixed $value): mixed => ($definition['secret'] ?? false) === true &&
					!Merge::same($value, $definition['default'])
						? __('(secret)', 'pharos-seo')
						: CliValue::formatted($value, $definition, $format),
					$values,
				);
		}
		CliRows::print($format, $items, $columns);
	}
}
