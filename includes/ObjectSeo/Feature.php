<?php
/**
 * SEO fields of posts, terms and authors.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Job;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		Registration::run();
		(new RestController(
			fn(): object => new SeoPayload(($this->settings)(), ($this->variables)()),
			fn(): object => new TextIndexer(($this->settings)(), ($this->variables)()),
		))->register_routes();
		(new ShareController(($this->settings)()))->register_routes();
		(new RestField())->register();
		add_filter('rest_request_before_callbacks', [RestField::class, 'permission'], 10, 3);
		add_filter('rest_request_before_callbacks', [RestField::class, 'conflict'], 11, 3);
	}

	public function commands(): array {
		$payload = fn(): SeoPayload => new SeoPayload(($this->settings)(), ($this->variables)());
		return [
			'pharos seo' => [new Cli\Command($payload), Permission::EditSeo],
			'pharos seo set' => [new Cli\SetCommand(), Permission::EditSeo],
		];
	}

	public function personal_data(string $email, ?\WP_User $user): array {
		return $user ? AuthorPrivacy::export($user) : [];
	}

	public function erase_personal_data(string $email, ?\WP_User $user): array {
		return $user ? AuthorPrivacy::erase($user) : [false, []];
	}

	public function tables(): array {
		return [TextIndex::table() => ''];
	}

	public function events(): array {
		return [
			// Runs a step of indexing titles and descriptions, to find duplicates.
			TextIndex::HOOK => fn() => (new TextIndexer(
				($this->settings)(),
				($this->variables)(),
			))->step(self::STEP),
		];
	}

	public function deactivate(): void {
		(new Job(TextIndex::HOOK))->unschedule();
	}
}
