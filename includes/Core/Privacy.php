<?php
/**
 * The privacy tools of WordPress: the guide to a privacy policy, the export and the erasure of personal data.
 */

declare(strict_types=1);

namespace Pharos\Core;

final class Privacy {
	private const ID = 'pharos-seo';

	/** @param list<Feature> $features Those with personal data. */
	public function __construct(private readonly array $features) {}

	/** On `admin_init`. */
	public function add_policy(): void {
		$texts = [];
		foreach ($this->features as $feature) {
			array_push($texts, ...$feature->privacy_policy());
		}
		if ($texts === []) {
			return;
		}
		$paragraphs = array_map(
			static fn(string $text): string => '<p>' . esc_html($text) . '</p>',
			$texts,
		);
		// The class of what the button that copies the text leaves out.
		$paragraphs[0] = sprintf(
			'<p class="privacy-policy-tutorial">%s</p><p><strong class="privacy-policy-tutorial">%s </strong>%s</p>',
			esc_html__(
				'This text describes the features of Pharos SEO that are turned on. It changes with the settings.',
				'pharos-seo',
			),
			esc_html__('Suggested text:', 'pharos-seo'),
			esc_html($texts[0]),
		);
		wp_add_privacy_policy_content('Pharos SEO', implode('', $paragraphs));
	}

	/** On `wp_privacy_personal_data_exporters`. */
	public function add_exporter(array $exporters): array {
		$exporters[self::ID] = [
			'exporter_friendly_name' => 'Pharos SEO',
			'callback' => fn($email): array => $this->export((string) $email),
		];
		return $exporters;
	}

	/** On `wp_privacy_personal_data_erasers`. */
	public function add_eraser(array $erasers): array {
		$erasers[self::ID] = [
			'eraser_friendly_name' => 'Pharos SEO',
			'callback' => fn($email): array => $this->erase((string) $email),
		];
		return $erasers;
	}

	/** @return array{data: list<array>, done: true} */
	private function export(string $email): array {
		$items = [];
		foreach ($this->features as $feature) {
			array_push($items, ...$feature->personal_data($email, self::user($email)));
		}
		return ['data' => $items, 'done' => true];
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: true} */
	private function erase(string $email): array {
		$erased = false;
		$messages = [];
		foreach ($this->features as $feature) {
			[$some, $kept] = $feature->erase_personal_data($email, self::user($email));
			$erased = $erased || $some;
			array_push($messages, ...$kept);
		}
		return [
			'items_removed' => $erased,
			'items_retained' => $messages !== [],
			'messages' => $messages,
			'done' => true,
		];
	}

	private static function user(string $email): ?\WP_User {
		return get_user_by('email', $email) ?: null;
	}
}
