<?php
/**
 * The schemas of a site with SEOPress.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\Carried;
use Pharos\Migration\Place;
use Pharos\Migration\Schemas;
use Pharos\Migration\Stored;
use Pharos\Migration\Translator;

/** Whom the site belongs to, and what it is called. */
final class SiteSchemas {
	public function __construct(private readonly Options $options) {}

	public function made(Carried $carried): Schemas {
		$schemas = new Schemas($carried);
		if (!$this->options->has('social')) {
			return $schemas;
		}
		$called = [
			'alternateName' => $this->template($carried, 'titles_home_site_title_alt'),
		];
		$schemas->change(
			'website',
			['description' => $this->template($carried, 'titles_home_site_desc')] + $called,
		);
		if ($this->options->is_on('titles_nositelinkssearchbox')) {
			$schemas->off('website', 'searchaction');
		}
		match (strtolower($this->options->text('social_knowledge_type'))) {
			'none' => $schemas->off('organization'),
			'person' => $schemas->owner('Person', $this->owner() + $called),
			default => $schemas->owner(
				'Organization',
				$this->owner() + $this->organization() + $called,
			),
		};
		return $schemas;
	}

	/** @return array<string, string> What a person has, too. */
	private function owner(): array {
		return [
			'name' => $this->text('knowledge_name'),
			'description' => $this->text('knowledge_desc'),
			'vatID' => $this->text('knowledge_tax_id'),
		];
	}

	/** @return array<string, mixed> */
	private function organization(): array {
		$contact = array_filter(
			[
				'telephone' => $this->text('knowledge_phone'),
				'email' => $this->text('knowledge_email'),
				'contactType' => $this->text('knowledge_contact_type'),
				'contactOption' => $this->text('knowledge_contact_option'),
			],
			static fn(string $text): bool => !in_array($text, ['', 'None'], true),
		);
		// A kind of contact alone is none.
		$has_contact = array_diff_key($contact, ['contactType' => 0, 'contactOption' => 0]) !== [];
		return [
			'logo' => Translator::literal(
				Stored::address($this->options->text('social_knowledge_img')),
				true,
			),
			'contactPoint' => $has_contact ? [['@type' => 'ContactPoint'] + $contact] : [],
		];
	}

	private function text(string $key): string {
		return Translator::literal($this->options->text("social_$key"), true);
	}

	/** A text in which variables may stand. */
	private function template(Carried $carried, string $key): string {
		return Variables::translator()->translate(
			$this->options->text($key),
			Place::HOME,
			$carried,
			$key,
		);
	}
}
