<?php
/**
 * The history of settings.
 */

declare(strict_types=1);

namespace Pharos\History;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Lazy;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	/** For options written without the Settings class, whose saves are recorded by it: these hooks fire only with WordPress's functions. */
	public function register_changes(): void {
		$recorder = new Lazy(fn(): Recorder => new Recorder(($this->settings)()));
		foreach (['add_option', 'update_option', 'delete_option'] as $change) {
			add_action(
				$change,
				static fn($option) => str_starts_with((string) $option, 'pharos_') &&
					$recorder()->option_changes((string) $option),
			);
		}
		foreach (['added_option', 'updated_option', 'deleted_option'] as $change) {
			add_action(
				$change,
				static fn($option) => str_starts_with((string) $option, 'pharos_') &&
					$recorder()->option_changed((string) $option),
				20,
			);
		}
	}

	public static function links(): array {
		return [
			'/tools/history' => [
				'label' => __('History', 'pharos-seo'),
				'description' => __(
					'Changes of settings, SEO data and redirects, with previous values to restore.',
					'pharos-seo',
				),
				'icon' => 'history',
				'keywords' => ['undo', 'restore', 'log', 'changes', 'revisions'],
			],
		];
	}

	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		return ['pharos history' => [new Cli(($this->settings)()), Permission::Settings]];
	}

	public function privacy_policy(): array {
		return [
			__(
				'This site records which user changes settings of Pharos SEO, when, and the previous values. It keeps the last 100 changes.',
				'pharos-seo',
			),
		];
	}

	public function personal_data(string $email, ?\WP_User $user): array {
		$entries = array_filter(
			$user ? Entries::all() : [],
			static fn(array $entry): bool => $entry['user'] === $user->ID,
		);
		return array_values(
			array_map(
				static fn(array $entry): array => [
					'group_id' => 'pharos-settings-history',
					'group_label' => __('Changes of settings in Pharos SEO', 'pharos-seo'),
					'item_id' => "pharos-settings-history-{$entry['id']}",
					'data' => [
						[
							'name' => __('Time', 'pharos-seo'),
							'value' => gmdate(DATE_W3C, $entry['time']),
						],
						[
							'name' => __('Settings', 'pharos-seo'),
							'value' => implode(', ', array_keys($entry['changes'])),
						],
					],
				],
				$entries,
			),
		);
	}

	/** The changes stay, without the user and the email address. Of features, it comes after those that change settings. */
	public function erase_personal_data(string $email, ?\WP_User $user): array {
		$erased = Entries::erase($user->ID ?? 0, $email);
		return $erased === null
			? [
				false,
				[
					__(
						'The settings history of Pharos SEO couldn’t be changed because of a database error. Try again, or contact your host.',
						'pharos-seo',
					),
				],
			]
			: [$erased, []];
	}

	public function tables(): array {
		return [Table::name() => Table::OPTION];
	}
}
