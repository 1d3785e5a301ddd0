// Generated from schemas/ by scripts/generate.mjs. Do not edit: change the schema and run `npm run generate`.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
}));
var require_fast_deep_equal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));
var require_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = require_fast_deep_equal();
}));
const validateGrant11 = validate52;
const schema19 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:poa-grant-writer:grant:1.1",
	"title": "Grant11",
	"description": "A Grant of Agentic Power of Action 1.1: the 1.2 schema without formations, discovery.inventories and a member's platform. The Grant writer's own reading; not the published schema.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"poa_version",
		"grant_id",
		"iss",
		"principal",
		"delegate",
		"purpose",
		"work_scope",
		"defaults",
		"ceilings",
		"discovery",
		"work_system",
		"delegation",
		"validity",
		"revocation",
		"confirmation",
		"audit",
		"record",
		"resources",
		"authorities",
		"denied"
	],
	"properties": {
		"poa_version": {
			"const": "1.1",
			"description": "The schema version this Grant validates against."
		},
		"grant_id": { "$ref": "#/$defs/GrantId" },
		"iss": { "$ref": "#/$defs/Uri" },
		"principal": { "$ref": "#/$defs/Principal" },
		"delegate": { "$ref": "#/$defs/Delegate" },
		"on_behalf_of": { "$ref": "#/$defs/OnBehalfOf" },
		"purpose": { "$ref": "#/$defs/Text" },
		"work_scope": { "$ref": "#/$defs/WorkScope" },
		"defaults": { "$ref": "#/$defs/Defaults" },
		"ceilings": { "$ref": "#/$defs/Ceilings" },
		"discovery": { "$ref": "#/$defs/Discovery" },
		"work_system": { "$ref": "#/$defs/WorkSystem" },
		"delegation": { "$ref": "#/$defs/Delegation" },
		"validity": { "$ref": "#/$defs/Validity" },
		"revocation": { "$ref": "#/$defs/Revocation" },
		"confirmation": { "$ref": "#/$defs/Confirmation" },
		"audit": { "$ref": "#/$defs/Audit" },
		"record": { "$ref": "#/$defs/Record" },
		"resources": {
			"type": "array",
			"items": { "$ref": "#/$defs/Resource" }
		},
		"authorities": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Authority" }
		},
		"denied": {
			"type": "array",
			"items": { "$ref": "#/$defs/Denial" }
		},
		"conflicts": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Conflict" }
		},
		"seal": { "$ref": "#/$defs/Seal" }
	},
	"$defs": {
		"Text": {
			"title": "Text",
			"description": "Trimmed, not empty, no control characters, at most 2,000 characters.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Name": {
			"title": "Name",
			"description": "A name or a label: at most 200 characters. Metadata, never an identifier (G4).",
			"maxLength": 200,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Uri": {
			"title": "Uri",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Hex64": {
			"title": "Hex64",
			"description": "A SHA-256 in lowercase hexadecimal.",
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"GrantId": {
			"title": "GrantId",
			"description": "Opaque; the carrier's jti.",
			"type": "string",
			"pattern": "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"
		},
		"ActId": {
			"title": "ActId",
			"maxLength": 100,
			"type": "string",
			"pattern": "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$"
		},
		"CatalogueEffect": {
			"title": "CatalogueEffect",
			"enum": [
				"read",
				"search",
				"analyze",
				"draft",
				"recommend",
				"prepare",
				"send_email",
				"send_message",
				"place_call",
				"invite",
				"purchase",
				"book",
				"subscribe",
				"pay",
				"transfer_money",
				"refund",
				"submit_form",
				"sign",
				"apply",
				"file_return",
				"accept_terms",
				"create_record",
				"update_record",
				"schedule",
				"edit_document",
				"organize_files",
				"change_settings",
				"run_change",
				"cancel_booking",
				"unsubscribe",
				"delete_record",
				"delete_file",
				"share_file",
				"publish",
				"grant_access",
				"move_information"
			]
		},
		"ExtensionEffect": {
			"title": "ExtensionEffect",
			"description": "An effect outside the catalogue: a name matched by exact string, never fetched.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^https://[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Effect": {
			"title": "Effect",
			"anyOf": [{ "$ref": "#/$defs/CatalogueEffect" }, { "$ref": "#/$defs/ExtensionEffect" }]
		},
		"Kind": {
			"title": "Kind",
			"enum": [
				"none",
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			]
		},
		"CeilingLevel": {
			"title": "CeilingLevel",
			"enum": [
				"proposal",
				"on_confirm",
				"self_within_limits"
			]
		},
		"ActorRef": {
			"title": "ActorRef",
			"description": "principal, or an agent:, person: or system: reference, or an absolute URN (an agent).",
			"maxLength": 400,
			"type": "string",
			"pattern": "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$"
		},
		"ResourceRef": {
			"title": "ResourceRef",
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9._\\-]{0,79}$"
		},
		"CounterpartyRef": {
			"title": "CounterpartyRef",
			"maxLength": 320,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$"
		},
		"SourceRef": {
			"title": "SourceRef",
			"type": "string",
			"pattern": "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$"
		},
		"Instant": {
			"title": "Instant",
			"description": "YYYY-MM-DDTHH:MM:SSZ, whole seconds, UTC; a real instant.",
			"type": "string",
			"pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"
		},
		"Duration": {
			"title": "Duration",
			"description": "ISO 8601: weeks, days, hours, minutes and seconds only.",
			"maxLength": 40,
			"type": "string",
			"pattern": "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$"
		},
		"Count": {
			"title": "Count",
			"type": "integer",
			"minimum": 1,
			"maximum": 9007199254740991
		},
		"Money": {
			"title": "Money",
			"description": "A decimal string and an ISO 4217 code; never a JSON number.",
			"type": "object",
			"additionalProperties": false,
			"required": ["amount", "currency"],
			"properties": {
				"amount": {
					"type": "string",
					"pattern": "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$"
				},
				"currency": {
					"type": "string",
					"pattern": "^[A-Z]{3}$"
				}
			}
		},
		"Day": {
			"title": "Day",
			"enum": [
				"mon",
				"tue",
				"wed",
				"thu",
				"fri",
				"sat",
				"sun"
			]
		},
		"Hours": {
			"title": "Hours",
			"description": "start > end runs past midnight; start = end is the whole of the listed days; timezone is an IANA name.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"days",
				"start",
				"end",
				"timezone"
			],
			"properties": {
				"days": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Day" }
				},
				"start": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"end": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"timezone": { "$ref": "#/$defs/Name" }
			}
		},
		"Principal": {
			"title": "Principal",
			"type": "object",
			"additionalProperties": false,
			"required": ["sub", "name"],
			"properties": {
				"sub": { "$ref": "#/$defs/Uri" },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"Delegate": {
			"title": "Delegate",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sub",
				"name",
				"role"
			],
			"properties": {
				"sub": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" },
				"platform": { "$ref": "#/$defs/Name" }
			}
		},
		"OnBehalfOf": {
			"title": "OnBehalfOf",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind"],
			"properties": {
				"kind": { "enum": [
					"self",
					"person",
					"organization"
				] },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkScope": {
			"title": "WorkScope",
			"description": "Plain language, never matched; it is not OAuth scope (G5).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"summary",
				"includes",
				"excludes"
			],
			"properties": {
				"summary": { "$ref": "#/$defs/Text" },
				"includes": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				},
				"excludes": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"WorkingMode": {
			"title": "WorkingMode",
			"enum": [
				"plan",
				"ask",
				"auto",
				"full_auto"
			]
		},
		"Trigger": {
			"title": "Trigger",
			"enum": [
				"asked",
				"routine",
				"message",
				"notification",
				"app_event",
				"handoff",
				"autonomous"
			]
		},
		"SelfChangeRule": {
			"title": "SelfChangeRule",
			"enum": [
				"never",
				"ask",
				"allowed"
			]
		},
		"SelfChanges": {
			"title": "SelfChanges",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"memory",
				"schedule",
				"account_settings"
			],
			"properties": {
				"memory": { "$ref": "#/$defs/SelfChangeRule" },
				"schedule": { "$ref": "#/$defs/SelfChangeRule" },
				"account_settings": { "$ref": "#/$defs/SelfChangeRule" }
			}
		},
		"DefaultLimits": {
			"title": "DefaultLimits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"Grounding": {
			"title": "Grounding",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"allowed",
				"prohibited",
				"on_disagreement",
				"memory"
			],
			"properties": {
				"allowed": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/SourceRef" }
				},
				"prohibited": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/SourceRef" }
				},
				"freshness": { "$ref": "#/$defs/Duration" },
				"on_disagreement": { "enum": [
					"ask",
					"stop",
					"system_of_record"
				] },
				"memory": { "const": "lead_only" }
			}
		},
		"Defaults": {
			"title": "Defaults",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"working_mode",
				"pause_on_unexpected",
				"triggers",
				"self_changes",
				"new_connectors",
				"data_movement",
				"max_recipients",
				"limits",
				"grounding"
			],
			"properties": {
				"working_mode": { "$ref": "#/$defs/WorkingMode" },
				"pause_on_unexpected": { "type": "boolean" },
				"triggers": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Trigger" }
				},
				"self_changes": { "$ref": "#/$defs/SelfChanges" },
				"new_connectors": { "enum": ["not_covered", "covered"] },
				"data_movement": { "enum": [
					"never",
					"ask",
					"listed_apps"
				] },
				"max_recipients": { "$ref": "#/$defs/Count" },
				"limits": { "$ref": "#/$defs/DefaultLimits" },
				"grounding": { "$ref": "#/$defs/Grounding" }
			}
		},
		"Ceilings": {
			"title": "Ceilings",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			],
			"properties": {
				"sent": { "$ref": "#/$defs/CeilingLevel" },
				"purchased": { "$ref": "#/$defs/CeilingLevel" },
				"transferred": { "$ref": "#/$defs/CeilingLevel" },
				"submitted": { "$ref": "#/$defs/CeilingLevel" },
				"changed": { "$ref": "#/$defs/CeilingLevel" },
				"deleted": { "$ref": "#/$defs/CeilingLevel" },
				"shared": { "$ref": "#/$defs/CeilingLevel" }
			}
		},
		"RequestRef": {
			"title": "RequestRef",
			"type": "object",
			"additionalProperties": false,
			"required": ["version", "sha256"],
			"properties": {
				"version": { "$ref": "#/$defs/Name" },
				"sha256": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Discovery": {
			"title": "Discovery",
			"description": "The request that was sent, and the agents' reviewed answers, one per agent (G15).",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"request": { "$ref": "#/$defs/RequestRef" },
				"formation_section": { "$ref": "#/$defs/RequestRef" }
			}
		},
		"Member": {
			"title": "Member",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"actor",
				"name",
				"role"
			],
			"properties": {
				"actor": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkSystem": {
			"title": "WorkSystem",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"arrangement",
				"members",
				"unnamed_agents"
			],
			"properties": {
				"arrangement": { "enum": [
					"one_agent",
					"team",
					"lead_with_specialists",
					"external_system"
				] },
				"members": {
					"type": "array",
					"items": { "$ref": "#/$defs/Member" }
				},
				"unnamed_agents": { "enum": [
					"nothing",
					"non_binding",
					"ask"
				] }
			}
		},
		"ChainLink": {
			"title": "ChainLink",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"grant_id",
				"delegate",
				"seal"
			],
			"properties": {
				"grant_id": { "$ref": "#/$defs/GrantId" },
				"delegate": { "$ref": "#/$defs/ActorRef" },
				"seal": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Delegation": {
			"title": "Delegation",
			"description": "chain is root first and as long as the depth; agents absent means any agent.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"depth",
				"max_depth",
				"chain"
			],
			"properties": {
				"depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"max_depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"agents": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActorRef" }
				},
				"chain": {
					"type": "array",
					"items": { "$ref": "#/$defs/ChainLink" }
				}
			}
		},
		"Validity": {
			"title": "Validity",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"issued_at",
				"not_before",
				"expires"
			],
			"properties": {
				"issued_at": { "$ref": "#/$defs/Instant" },
				"not_before": { "$ref": "#/$defs/Instant" },
				"expires": { "$ref": "#/$defs/Instant" }
			}
		},
		"Revocation": {
			"title": "Revocation",
			"type": "object",
			"additionalProperties": false,
			"required": ["command"],
			"properties": {
				"command": { "$ref": "#/$defs/Name" },
				"status": { "$ref": "#/$defs/Uri" }
			}
		},
		"Channel": {
			"title": "Channel",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "label"],
			"properties": {
				"kind": { "enum": [
					"chat",
					"email",
					"sms",
					"call",
					"push",
					"in_person",
					"other"
				] },
				"label": { "$ref": "#/$defs/Name" },
				"address": { "$ref": "#/$defs/CounterpartyRef" }
			}
		},
		"Confirmation": {
			"title": "Confirmation",
			"type": "object",
			"additionalProperties": false,
			"required": ["channels"],
			"properties": { "channels": {
				"type": "array",
				"minItems": 1,
				"uniqueItems": true,
				"items": { "$ref": "#/$defs/Channel" }
			} }
		},
		"Audit": {
			"title": "Audit",
			"type": "object",
			"additionalProperties": false,
			"required": ["level", "report"],
			"properties": {
				"level": { "enum": ["official_acts", "all_acts"] },
				"report": { "enum": ["right_after", "daily_summary"] }
			}
		},
		"Record": {
			"title": "Record",
			"description": "What is kept of every official act, and where (G13).",
			"type": "object",
			"additionalProperties": false,
			"required": ["where", "contains"],
			"properties": {
				"where": { "$ref": "#/$defs/Text" },
				"contains": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"Resource": {
			"title": "Resource",
			"description": "An app the principal selected. No account or no locations: the whole app (G12).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"provider",
				"label",
				"effects"
			],
			"properties": {
				"id": { "$ref": "#/$defs/ResourceRef" },
				"provider": { "$ref": "#/$defs/Name" },
				"label": { "$ref": "#/$defs/Name" },
				"account": { "$ref": "#/$defs/CounterpartyRef" },
				"effects": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Effect" }
				},
				"place": { "$ref": "#/$defs/Text" },
				"reach": {
					"type": "array",
					"uniqueItems": true,
					"items": { "enum": [
						"read",
						"write",
						"delete",
						"share"
					] }
				},
				"via": { "$ref": "#/$defs/Text" },
				"locations": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"Targets": {
			"title": "Targets",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"class",
				"scope",
				"ids"
			],
			"properties": {
				"class": { "enum": [
					"recipients",
					"merchants",
					"payees",
					"offices",
					"collaborators",
					"audience"
				] },
				"scope": { "enum": [
					"named",
					"known",
					"any"
				] },
				"ids": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/CounterpartyRef" }
				}
			}
		},
		"Limits": {
			"title": "Limits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"categories": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Name" }
				},
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"GoAhead": {
			"title": "GoAhead",
			"type": "object",
			"additionalProperties": false,
			"required": ["mode"],
			"properties": {
				"mode": { "enum": ["standing", "each_time"] },
				"words": { "$ref": "#/$defs/Text" }
			}
		},
		"Authority": {
			"title": "Authority",
			"description": "The bounded permission for one act.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"act",
				"effect",
				"kind",
				"resources",
				"actors",
				"grounding",
				"limits",
				"commit"
			],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"targets": { "$ref": "#/$defs/Targets" },
				"resources": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ResourceRef" }
				},
				"actors": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActorRef" }
				},
				"grounding": { "$ref": "#/$defs/Grounding" },
				"limits": { "$ref": "#/$defs/Limits" },
				"pause_on_unexpected": { "const": true },
				"go_ahead": { "$ref": "#/$defs/GoAhead" },
				"commit": { "enum": [
					"automatic",
					"user_approval",
					"prohibited"
				] }
			},
			"if": {
				"properties": { "kind": { "const": "none" } },
				"required": ["kind"]
			},
			"then": { "properties": {
				"go_ahead": false,
				"commit": { "const": "automatic" }
			} },
			"else": { "required": ["go_ahead"] }
		},
		"Denial": {
			"title": "Denial",
			"description": "An act marked never, or (no act) a whole effect. A denial beats an allowance.",
			"type": "object",
			"additionalProperties": false,
			"required": ["effect", "kind"],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"label": { "$ref": "#/$defs/Name" }
			}
		},
		"Conflict": {
			"title": "Conflict",
			"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"about",
				"tool_permission",
				"work_rule",
				"applies",
				"chosen",
				"why"
			],
			"properties": {
				"about": { "$ref": "#/$defs/Text" },
				"tool_permission": { "$ref": "#/$defs/Text" },
				"work_rule": { "$ref": "#/$defs/Text" },
				"applies": { "enum": ["tool_permission", "work_rule"] },
				"chosen": { "$ref": "#/$defs/Text" },
				"why": { "$ref": "#/$defs/Text" }
			}
		},
		"Seal": {
			"title": "Seal",
			"type": "object",
			"additionalProperties": false,
			"required": ["alg", "value"],
			"properties": {
				"alg": { "const": "sha-256" },
				"value": { "$ref": "#/$defs/Hex64" }
			}
		}
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern3 = /* @__PURE__ */ new RegExp("^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
				message: "must match pattern \"^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate53.errors = vErrors;
	return errors === 0;
}
validate53.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const func84 = require_ucs2length().default;
const pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate55.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern4.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$" },
				message: "must match pattern \"^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate55.errors = vErrors;
	return errors === 0;
}
validate55.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern5 = new RegExp("^(?!\\s)[^\\p{Cc}]+(?<!\\s)$", "u");
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 },
				message: "must NOT have more than 200 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern5.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate59.errors = vErrors;
	return errors === 0;
}
validate59.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			if (!validate55(data.sub, {
				instancePath: instancePath + "/sub",
				parentData: data,
				parentDataProperty: "sub",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate59(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate57.errors = vErrors;
	return errors === 0;
}
validate57.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern6 = /* @__PURE__ */ new RegExp("^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$", "u");
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate63.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 400) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 400 },
				message: "must NOT have more than 400 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern6.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
				message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate63.errors = vErrors;
	return errors === 0;
}
validate63.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate62.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name" || key0 === "role" || key0 === "platform")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			if (!validate63(data.sub, {
				instancePath: instancePath + "/sub",
				parentData: data,
				parentDataProperty: "sub",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate59(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			if (!validate59(data.role, {
				instancePath: instancePath + "/role",
				parentData: data,
				parentDataProperty: "role",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			if (!validate59(data.platform, {
				instancePath: instancePath + "/platform",
				parentData: data,
				parentDataProperty: "platform",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate62.errors = vErrors;
	return errors === 0;
}
validate62.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema26 = {
	"title": "OnBehalfOf",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind"],
	"properties": {
		"kind": { "enum": [
			"self",
			"person",
			"organization"
		] },
		"name": { "$ref": "#/$defs/Name" }
	}
};
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate69.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "self" || data0 === "person" || data0 === "organization")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema26.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate59(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate69.errors = vErrors;
	return errors === 0;
}
validate69.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate72.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern5.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate72.errors = vErrors;
	return errors === 0;
}
validate72.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const func27 = require_equal().default;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate74.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.summary === void 0 || !func0.call(data, "summary")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "summary" },
				message: "must have required property 'summary'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.includes === void 0 || !func0.call(data, "includes")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "includes" },
				message: "must have required property 'includes'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.excludes === void 0 || !func0.call(data, "excludes")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "excludes" },
				message: "must have required property 'excludes'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "summary" || key0 === "includes" || key0 === "excludes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.summary !== void 0 && func0.call(data, "summary")) {
			if (!validate72(data.summary, {
				instancePath: instancePath + "/summary",
				parentData: data,
				parentDataProperty: "summary",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.includes !== void 0 && func0.call(data, "includes")) {
			let data1 = data.includes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate72(data1[i0], {
					instancePath: instancePath + "/includes/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
					errors = vErrors.length;
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data1[i1], data1[j0])) {
						const err4 = {
							instancePath: instancePath + "/includes",
							schemaPath: "#/properties/includes/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
						break outer0;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/includes",
					schemaPath: "#/properties/includes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.excludes !== void 0 && func0.call(data, "excludes")) {
			let data3 = data.excludes;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate72(data3[i2], {
					instancePath: instancePath + "/excludes/" + i2,
					parentData: data3,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
					errors = vErrors.length;
				}
				let i3 = data3.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data3[i3], data3[j1])) {
						const err6 = {
							instancePath: instancePath + "/excludes",
							schemaPath: "#/properties/excludes/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
						break outer1;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/excludes",
					schemaPath: "#/properties/excludes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate74.errors = vErrors;
	return errors === 0;
}
validate74.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema29 = {
	"title": "Defaults",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"working_mode",
		"pause_on_unexpected",
		"triggers",
		"self_changes",
		"new_connectors",
		"data_movement",
		"max_recipients",
		"limits",
		"grounding"
	],
	"properties": {
		"working_mode": { "$ref": "#/$defs/WorkingMode" },
		"pause_on_unexpected": { "type": "boolean" },
		"triggers": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Trigger" }
		},
		"self_changes": { "$ref": "#/$defs/SelfChanges" },
		"new_connectors": { "enum": ["not_covered", "covered"] },
		"data_movement": { "enum": [
			"never",
			"ask",
			"listed_apps"
		] },
		"max_recipients": { "$ref": "#/$defs/Count" },
		"limits": { "$ref": "#/$defs/DefaultLimits" },
		"grounding": { "$ref": "#/$defs/Grounding" }
	}
};
const schema30 = {
	"title": "WorkingMode",
	"enum": [
		"plan",
		"ask",
		"auto",
		"full_auto"
	]
};
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate80.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "plan" || data === "ask" || data === "auto" || data === "full_auto")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema30.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate80.errors = vErrors;
	return errors === 0;
}
validate80.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema31 = {
	"title": "Trigger",
	"enum": [
		"asked",
		"routine",
		"message",
		"notification",
		"app_event",
		"handoff",
		"autonomous"
	]
};
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate82.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "asked" || data === "routine" || data === "message" || data === "notification" || data === "app_event" || data === "handoff" || data === "autonomous")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema31.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate82.errors = vErrors;
	return errors === 0;
}
validate82.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema33 = {
	"title": "SelfChangeRule",
	"enum": [
		"never",
		"ask",
		"allowed"
	]
};
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate85.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "never" || data === "ask" || data === "allowed")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema33.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate85.errors = vErrors;
	return errors === 0;
}
validate85.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate84.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.schedule === void 0 || !func0.call(data, "schedule")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schedule" },
				message: "must have required property 'schedule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.account_settings === void 0 || !func0.call(data, "account_settings")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "account_settings" },
				message: "must have required property 'account_settings'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "memory" || key0 === "schedule" || key0 === "account_settings")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			if (!validate85(data.memory, {
				instancePath: instancePath + "/memory",
				parentData: data,
				parentDataProperty: "memory",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
				errors = vErrors.length;
			}
		}
		if (data.schedule !== void 0 && func0.call(data, "schedule")) {
			if (!validate85(data.schedule, {
				instancePath: instancePath + "/schedule",
				parentData: data,
				parentDataProperty: "schedule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
				errors = vErrors.length;
			}
		}
		if (data.account_settings !== void 0 && func0.call(data, "account_settings")) {
			if (!validate85(data.account_settings, {
				instancePath: instancePath + "/account_settings",
				parentData: data,
				parentDataProperty: "account_settings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate84.errors = vErrors;
	return errors === 0;
}
validate84.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate90.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < 1 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				},
				message: "must be >= 1"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate90.errors = vErrors;
	return errors === 0;
}
validate90.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern8 = /* @__PURE__ */ new RegExp("^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$", "u");
const pattern9 = /* @__PURE__ */ new RegExp("^[A-Z]{3}$", "u");
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate93.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.amount === void 0 || !func0.call(data, "amount")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.currency === void 0 || !func0.call(data, "currency")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currency" },
				message: "must have required property 'currency'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "amount" || key0 === "currency")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.amount !== void 0 && func0.call(data, "amount")) {
			let data0 = data.amount;
			if (typeof data0 === "string") {
				if (!pattern8.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
						message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/amount",
					schemaPath: "#/properties/amount/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.currency !== void 0 && func0.call(data, "currency")) {
			let data1 = data.currency;
			if (typeof data1 === "string") {
				if (!pattern9.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/currency",
						schemaPath: "#/properties/currency/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z]{3}$" },
						message: "must match pattern \"^[A-Z]{3}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/currency",
					schemaPath: "#/properties/currency/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
validate93.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema38 = {
	"title": "Day",
	"enum": [
		"mon",
		"tue",
		"wed",
		"thu",
		"fri",
		"sat",
		"sun"
	]
};
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate98.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "mon" || data === "tue" || data === "wed" || data === "thu" || data === "fri" || data === "sat" || data === "sun")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema38.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate98.errors = vErrors;
	return errors === 0;
}
validate98.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern10 = /* @__PURE__ */ new RegExp("^(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate97.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.days === void 0 || !func0.call(data, "days")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "days" },
				message: "must have required property 'days'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.start === void 0 || !func0.call(data, "start")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "start" },
				message: "must have required property 'start'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.end === void 0 || !func0.call(data, "end")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "end" },
				message: "must have required property 'end'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.timezone === void 0 || !func0.call(data, "timezone")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timezone" },
				message: "must have required property 'timezone'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "days" || key0 === "start" || key0 === "end" || key0 === "timezone")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.days !== void 0 && func0.call(data, "days")) {
			let data0 = data.days;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err5 = {
						instancePath: instancePath + "/days",
						schemaPath: "#/properties/days/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate98(data0[i0], {
					instancePath: instancePath + "/days/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
					errors = vErrors.length;
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err6 = {
							instancePath: instancePath + "/days",
							schemaPath: "#/properties/days/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
						break outer0;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.start !== void 0 && func0.call(data, "start")) {
			let data2 = data.start;
			if (typeof data2 === "string") {
				if (!pattern10.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/start",
						schemaPath: "#/properties/start/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/start",
					schemaPath: "#/properties/start/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.end !== void 0 && func0.call(data, "end")) {
			let data3 = data.end;
			if (typeof data3 === "string") {
				if (!pattern10.test(data3)) {
					const err10 = {
						instancePath: instancePath + "/end",
						schemaPath: "#/properties/end/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/end",
					schemaPath: "#/properties/end/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.timezone !== void 0 && func0.call(data, "timezone")) {
			if (!validate59(data.timezone, {
				instancePath: instancePath + "/timezone",
				parentData: data,
				parentDataProperty: "timezone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate97.errors = vErrors;
	return errors === 0;
}
validate97.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate92.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			if (!validate93(data.per_act, {
				instancePath: instancePath + "/per_act",
				parentData: data,
				parentDataProperty: "per_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
				errors = vErrors.length;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			if (!validate93(data.per_month, {
				instancePath: instancePath + "/per_month",
				parentData: data,
				parentDataProperty: "per_month",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
				errors = vErrors.length;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			if (!validate90(data.binding_acts_per_day, {
				instancePath: instancePath + "/binding_acts_per_day",
				parentData: data,
				parentDataProperty: "binding_acts_per_day",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
				errors = vErrors.length;
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate97(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate92.errors = vErrors;
	return errors === 0;
}
validate92.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema39 = {
	"title": "Grounding",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"allowed",
		"prohibited",
		"on_disagreement",
		"memory"
	],
	"properties": {
		"allowed": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/SourceRef" }
		},
		"prohibited": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/SourceRef" }
		},
		"freshness": { "$ref": "#/$defs/Duration" },
		"on_disagreement": { "enum": [
			"ask",
			"stop",
			"system_of_record"
		] },
		"memory": { "const": "lead_only" }
	}
};
const pattern12 = /* @__PURE__ */ new RegExp("^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$", "u");
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate104.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern12.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$" },
				message: "must match pattern \"^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate104.errors = vErrors;
	return errors === 0;
}
validate104.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern13 = /* @__PURE__ */ new RegExp("^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$", "u");
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate107.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 40) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 },
				message: "must NOT have more than 40 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern13.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$" },
				message: "must match pattern \"^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
validate107.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate103.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.allowed === void 0 || !func0.call(data, "allowed")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "allowed" },
				message: "must have required property 'allowed'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.prohibited === void 0 || !func0.call(data, "prohibited")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "prohibited" },
				message: "must have required property 'prohibited'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.on_disagreement === void 0 || !func0.call(data, "on_disagreement")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "on_disagreement" },
				message: "must have required property 'on_disagreement'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "allowed" || key0 === "prohibited" || key0 === "freshness" || key0 === "on_disagreement" || key0 === "memory")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.allowed !== void 0 && func0.call(data, "allowed")) {
			let data0 = data.allowed;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate104(data0[i0], {
					instancePath: instancePath + "/allowed/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
					errors = vErrors.length;
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err5 = {
							instancePath: instancePath + "/allowed",
							schemaPath: "#/properties/allowed/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
						break outer0;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/allowed",
					schemaPath: "#/properties/allowed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.prohibited !== void 0 && func0.call(data, "prohibited")) {
			let data2 = data.prohibited;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate104(data2[i2], {
					instancePath: instancePath + "/prohibited/" + i2,
					parentData: data2,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
					errors = vErrors.length;
				}
				let i3 = data2.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data2[i3], data2[j1])) {
						const err7 = {
							instancePath: instancePath + "/prohibited",
							schemaPath: "#/properties/prohibited/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
						break outer1;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/prohibited",
					schemaPath: "#/properties/prohibited/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.freshness !== void 0 && func0.call(data, "freshness")) {
			if (!validate107(data.freshness, {
				instancePath: instancePath + "/freshness",
				parentData: data,
				parentDataProperty: "freshness",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_disagreement !== void 0 && func0.call(data, "on_disagreement")) {
			let data5 = data.on_disagreement;
			if (!(data5 === "ask" || data5 === "stop" || data5 === "system_of_record")) {
				const err9 = {
					instancePath: instancePath + "/on_disagreement",
					schemaPath: "#/properties/on_disagreement/enum",
					keyword: "enum",
					params: { allowedValues: schema39.properties.on_disagreement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			if ("lead_only" !== data.memory) {
				const err10 = {
					instancePath: instancePath + "/memory",
					schemaPath: "#/properties/memory/const",
					keyword: "const",
					params: { allowedValue: "lead_only" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate103.errors = vErrors;
	return errors === 0;
}
validate103.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate79.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.working_mode === void 0 || !func0.call(data, "working_mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "working_mode" },
				message: "must have required property 'working_mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.pause_on_unexpected === void 0 || !func0.call(data, "pause_on_unexpected")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pause_on_unexpected" },
				message: "must have required property 'pause_on_unexpected'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.triggers === void 0 || !func0.call(data, "triggers")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "triggers" },
				message: "must have required property 'triggers'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.self_changes === void 0 || !func0.call(data, "self_changes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "self_changes" },
				message: "must have required property 'self_changes'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.new_connectors === void 0 || !func0.call(data, "new_connectors")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "new_connectors" },
				message: "must have required property 'new_connectors'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.data_movement === void 0 || !func0.call(data, "data_movement")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "data_movement" },
				message: "must have required property 'data_movement'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.max_recipients === void 0 || !func0.call(data, "max_recipients")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_recipients" },
				message: "must have required property 'max_recipients'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema29.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.working_mode !== void 0 && func0.call(data, "working_mode")) {
			if (!validate80(data.working_mode, {
				instancePath: instancePath + "/working_mode",
				parentData: data,
				parentDataProperty: "working_mode",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
				errors = vErrors.length;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (typeof data.pause_on_unexpected !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.triggers !== void 0 && func0.call(data, "triggers")) {
			let data2 = data.triggers;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err11 = {
						instancePath: instancePath + "/triggers",
						schemaPath: "#/properties/triggers/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate82(data2[i0], {
					instancePath: instancePath + "/triggers/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
					errors = vErrors.length;
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err12 = {
							instancePath: instancePath + "/triggers",
							schemaPath: "#/properties/triggers/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
						break outer0;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/triggers",
					schemaPath: "#/properties/triggers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.self_changes !== void 0 && func0.call(data, "self_changes")) {
			if (!validate84(data.self_changes, {
				instancePath: instancePath + "/self_changes",
				parentData: data,
				parentDataProperty: "self_changes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
				errors = vErrors.length;
			}
		}
		if (data.new_connectors !== void 0 && func0.call(data, "new_connectors")) {
			let data5 = data.new_connectors;
			if (!(data5 === "not_covered" || data5 === "covered")) {
				const err14 = {
					instancePath: instancePath + "/new_connectors",
					schemaPath: "#/properties/new_connectors/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.new_connectors.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.data_movement !== void 0 && func0.call(data, "data_movement")) {
			let data6 = data.data_movement;
			if (!(data6 === "never" || data6 === "ask" || data6 === "listed_apps")) {
				const err15 = {
					instancePath: instancePath + "/data_movement",
					schemaPath: "#/properties/data_movement/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.data_movement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.max_recipients !== void 0 && func0.call(data, "max_recipients")) {
			if (!validate90(data.max_recipients, {
				instancePath: instancePath + "/max_recipients",
				parentData: data,
				parentDataProperty: "max_recipients",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
				errors = vErrors.length;
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate92(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
				errors = vErrors.length;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate103(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate79.errors = vErrors;
	return errors === 0;
}
validate79.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema43 = {
	"title": "CeilingLevel",
	"enum": [
		"proposal",
		"on_confirm",
		"self_within_limits"
	]
};
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate112.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "proposal" || data === "on_confirm" || data === "self_within_limits")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema43.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate112.errors = vErrors;
	return errors === 0;
}
validate112.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate111.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sent === void 0 || !func0.call(data, "sent")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sent" },
				message: "must have required property 'sent'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.purchased === void 0 || !func0.call(data, "purchased")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purchased" },
				message: "must have required property 'purchased'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.transferred === void 0 || !func0.call(data, "transferred")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "transferred" },
				message: "must have required property 'transferred'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.submitted === void 0 || !func0.call(data, "submitted")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "submitted" },
				message: "must have required property 'submitted'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.changed === void 0 || !func0.call(data, "changed")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changed" },
				message: "must have required property 'changed'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.deleted === void 0 || !func0.call(data, "deleted")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deleted" },
				message: "must have required property 'deleted'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.shared === void 0 || !func0.call(data, "shared")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shared" },
				message: "must have required property 'shared'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sent" || key0 === "purchased" || key0 === "transferred" || key0 === "submitted" || key0 === "changed" || key0 === "deleted" || key0 === "shared")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.sent !== void 0 && func0.call(data, "sent")) {
			if (!validate112(data.sent, {
				instancePath: instancePath + "/sent",
				parentData: data,
				parentDataProperty: "sent",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
				errors = vErrors.length;
			}
		}
		if (data.purchased !== void 0 && func0.call(data, "purchased")) {
			if (!validate112(data.purchased, {
				instancePath: instancePath + "/purchased",
				parentData: data,
				parentDataProperty: "purchased",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
				errors = vErrors.length;
			}
		}
		if (data.transferred !== void 0 && func0.call(data, "transferred")) {
			if (!validate112(data.transferred, {
				instancePath: instancePath + "/transferred",
				parentData: data,
				parentDataProperty: "transferred",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
				errors = vErrors.length;
			}
		}
		if (data.submitted !== void 0 && func0.call(data, "submitted")) {
			if (!validate112(data.submitted, {
				instancePath: instancePath + "/submitted",
				parentData: data,
				parentDataProperty: "submitted",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
				errors = vErrors.length;
			}
		}
		if (data.changed !== void 0 && func0.call(data, "changed")) {
			if (!validate112(data.changed, {
				instancePath: instancePath + "/changed",
				parentData: data,
				parentDataProperty: "changed",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
				errors = vErrors.length;
			}
		}
		if (data.deleted !== void 0 && func0.call(data, "deleted")) {
			if (!validate112(data.deleted, {
				instancePath: instancePath + "/deleted",
				parentData: data,
				parentDataProperty: "deleted",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
				errors = vErrors.length;
			}
		}
		if (data.shared !== void 0 && func0.call(data, "shared")) {
			if (!validate112(data.shared, {
				instancePath: instancePath + "/shared",
				parentData: data,
				parentDataProperty: "shared",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate111.errors = vErrors;
	return errors === 0;
}
validate111.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern14 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate124.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern14.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9a-f]{64}$" },
				message: "must match pattern \"^[0-9a-f]{64}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate124.errors = vErrors;
	return errors === 0;
}
validate124.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate122.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0 || !func0.call(data, "version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" },
				message: "must have required property 'sha256'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "sha256")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.version !== void 0 && func0.call(data, "version")) {
			if (!validate59(data.version, {
				instancePath: instancePath + "/version",
				parentData: data,
				parentDataProperty: "version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
			if (!validate124(data.sha256, {
				instancePath: instancePath + "/sha256",
				parentData: data,
				parentDataProperty: "sha256",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate122.errors = vErrors;
	return errors === 0;
}
validate122.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate121.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "request" || key0 === "formation_section")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.request !== void 0 && func0.call(data, "request")) {
			if (!validate122(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.formation_section !== void 0 && func0.call(data, "formation_section")) {
			if (!validate122(data.formation_section, {
				instancePath: instancePath + "/formation_section",
				parentData: data,
				parentDataProperty: "formation_section",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate121.errors = vErrors;
	return errors === 0;
}
validate121.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema47 = {
	"title": "WorkSystem",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"arrangement",
		"members",
		"unnamed_agents"
	],
	"properties": {
		"arrangement": { "enum": [
			"one_agent",
			"team",
			"lead_with_specialists",
			"external_system"
		] },
		"members": {
			"type": "array",
			"items": { "$ref": "#/$defs/Member" }
		},
		"unnamed_agents": { "enum": [
			"nothing",
			"non_binding",
			"ask"
		] }
	}
};
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate130.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.actor === void 0 || !func0.call(data, "actor")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actor" },
				message: "must have required property 'actor'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "actor" || key0 === "name" || key0 === "role")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.actor !== void 0 && func0.call(data, "actor")) {
			if (!validate63(data.actor, {
				instancePath: instancePath + "/actor",
				parentData: data,
				parentDataProperty: "actor",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate59(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			if (!validate59(data.role, {
				instancePath: instancePath + "/role",
				parentData: data,
				parentDataProperty: "role",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate130.errors = vErrors;
	return errors === 0;
}
validate130.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate129.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.arrangement === void 0 || !func0.call(data, "arrangement")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "arrangement" },
				message: "must have required property 'arrangement'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.members === void 0 || !func0.call(data, "members")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "members" },
				message: "must have required property 'members'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.unnamed_agents === void 0 || !func0.call(data, "unnamed_agents")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "unnamed_agents" },
				message: "must have required property 'unnamed_agents'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "arrangement" || key0 === "members" || key0 === "unnamed_agents")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.arrangement !== void 0 && func0.call(data, "arrangement")) {
			let data0 = data.arrangement;
			if (!(data0 === "one_agent" || data0 === "team" || data0 === "lead_with_specialists" || data0 === "external_system")) {
				const err4 = {
					instancePath: instancePath + "/arrangement",
					schemaPath: "#/properties/arrangement/enum",
					keyword: "enum",
					params: { allowedValues: schema47.properties.arrangement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.members !== void 0 && func0.call(data, "members")) {
			let data1 = data.members;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate130(data1[i0], {
					instancePath: instancePath + "/members/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/members",
					schemaPath: "#/properties/members/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.unnamed_agents !== void 0 && func0.call(data, "unnamed_agents")) {
			let data3 = data.unnamed_agents;
			if (!(data3 === "nothing" || data3 === "non_binding" || data3 === "ask")) {
				const err6 = {
					instancePath: instancePath + "/unnamed_agents",
					schemaPath: "#/properties/unnamed_agents/enum",
					keyword: "enum",
					params: { allowedValues: schema47.properties.unnamed_agents.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate129.errors = vErrors;
	return errors === 0;
}
validate129.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate138.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.seal === void 0 || !func0.call(data, "seal")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seal" },
				message: "must have required property 'seal'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "grant_id" || key0 === "delegate" || key0 === "seal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			if (!validate53(data.grant_id, {
				instancePath: instancePath + "/grant_id",
				parentData: data,
				parentDataProperty: "grant_id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			if (!validate63(data.delegate, {
				instancePath: instancePath + "/delegate",
				parentData: data,
				parentDataProperty: "delegate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
				errors = vErrors.length;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			if (!validate124(data.seal, {
				instancePath: instancePath + "/seal",
				parentData: data,
				parentDataProperty: "seal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate138.errors = vErrors;
	return errors === 0;
}
validate138.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate136.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.depth === void 0 || !func0.call(data, "depth")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "depth" },
				message: "must have required property 'depth'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.max_depth === void 0 || !func0.call(data, "max_depth")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_depth" },
				message: "must have required property 'max_depth'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.chain === void 0 || !func0.call(data, "chain")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chain" },
				message: "must have required property 'chain'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "depth" || key0 === "max_depth" || key0 === "agents" || key0 === "chain")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.depth !== void 0 && func0.call(data, "depth")) {
			let data0 = data.depth;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err4 = {
					instancePath: instancePath + "/depth",
					schemaPath: "#/properties/depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.max_depth !== void 0 && func0.call(data, "max_depth")) {
			let data1 = data.max_depth;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/max_depth",
					schemaPath: "#/properties/max_depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9007199254740991 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					const err9 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.agents !== void 0 && func0.call(data, "agents")) {
			let data2 = data.agents;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err10 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate63(data2[i0], {
					instancePath: instancePath + "/agents/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
					errors = vErrors.length;
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err11 = {
							instancePath: instancePath + "/agents",
							schemaPath: "#/properties/agents/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
						break outer0;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/agents",
					schemaPath: "#/properties/agents/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.chain !== void 0 && func0.call(data, "chain")) {
			let data4 = data.chain;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate138(data4[i2], {
					instancePath: instancePath + "/chain/" + i2,
					parentData: data4,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
					errors = vErrors.length;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/chain",
					schemaPath: "#/properties/chain/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate136.errors = vErrors;
	return errors === 0;
}
validate136.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern15 = /* @__PURE__ */ new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$", "u");
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate145.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern15.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
				message: "must match pattern \"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate145.errors = vErrors;
	return errors === 0;
}
validate145.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate144.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issued_at === void 0 || !func0.call(data, "issued_at")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issued_at" },
				message: "must have required property 'issued_at'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.not_before === void 0 || !func0.call(data, "not_before")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "not_before" },
				message: "must have required property 'not_before'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.expires === void 0 || !func0.call(data, "expires")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expires" },
				message: "must have required property 'expires'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "issued_at" || key0 === "not_before" || key0 === "expires")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.issued_at !== void 0 && func0.call(data, "issued_at")) {
			if (!validate145(data.issued_at, {
				instancePath: instancePath + "/issued_at",
				parentData: data,
				parentDataProperty: "issued_at",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.not_before !== void 0 && func0.call(data, "not_before")) {
			if (!validate145(data.not_before, {
				instancePath: instancePath + "/not_before",
				parentData: data,
				parentDataProperty: "not_before",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.expires !== void 0 && func0.call(data, "expires")) {
			if (!validate145(data.expires, {
				instancePath: instancePath + "/expires",
				parentData: data,
				parentDataProperty: "expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate144.errors = vErrors;
	return errors === 0;
}
validate144.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate150.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.command === void 0 || !func0.call(data, "command")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "command" },
				message: "must have required property 'command'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "command" || key0 === "status")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.command !== void 0 && func0.call(data, "command")) {
			if (!validate59(data.command, {
				instancePath: instancePath + "/command",
				parentData: data,
				parentDataProperty: "command",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate55(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate150.errors = vErrors;
	return errors === 0;
}
validate150.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema55 = {
	"title": "Channel",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "label"],
	"properties": {
		"kind": { "enum": [
			"chat",
			"email",
			"sms",
			"call",
			"push",
			"in_person",
			"other"
		] },
		"label": { "$ref": "#/$defs/Name" },
		"address": { "$ref": "#/$defs/CounterpartyRef" }
	}
};
const pattern16 = new RegExp("^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$", "u");
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate157.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 320) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 320 },
				message: "must NOT have more than 320 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern16.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate157.errors = vErrors;
	return errors === 0;
}
validate157.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate155.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "label" || key0 === "address")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "chat" || data0 === "email" || data0 === "sms" || data0 === "call" || data0 === "push" || data0 === "in_person" || data0 === "other")) {
				const err3 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema55.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate59(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.address !== void 0 && func0.call(data, "address")) {
			if (!validate157(data.address, {
				instancePath: instancePath + "/address",
				parentData: data,
				parentDataProperty: "address",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate155.errors = vErrors;
	return errors === 0;
}
validate155.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate154.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.channels === void 0 || !func0.call(data, "channels")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "channels" },
				message: "must have required property 'channels'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "channels")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.channels !== void 0 && func0.call(data, "channels")) {
			let data0 = data.channels;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err2 = {
						instancePath: instancePath + "/channels",
						schemaPath: "#/properties/channels/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate155(data0[i0], {
					instancePath: instancePath + "/channels/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
					errors = vErrors.length;
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err3 = {
							instancePath: instancePath + "/channels",
							schemaPath: "#/properties/channels/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						break outer0;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/channels",
					schemaPath: "#/properties/channels/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate154.errors = vErrors;
	return errors === 0;
}
validate154.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema57 = {
	"title": "Audit",
	"type": "object",
	"additionalProperties": false,
	"required": ["level", "report"],
	"properties": {
		"level": { "enum": ["official_acts", "all_acts"] },
		"report": { "enum": ["right_after", "daily_summary"] }
	}
};
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate161.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.level === void 0 || !func0.call(data, "level")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "level" },
				message: "must have required property 'level'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.report === void 0 || !func0.call(data, "report")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "report" },
				message: "must have required property 'report'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "level" || key0 === "report")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.level !== void 0 && func0.call(data, "level")) {
			let data0 = data.level;
			if (!(data0 === "official_acts" || data0 === "all_acts")) {
				const err3 = {
					instancePath: instancePath + "/level",
					schemaPath: "#/properties/level/enum",
					keyword: "enum",
					params: { allowedValues: schema57.properties.level.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.report !== void 0 && func0.call(data, "report")) {
			let data1 = data.report;
			if (!(data1 === "right_after" || data1 === "daily_summary")) {
				const err4 = {
					instancePath: instancePath + "/report",
					schemaPath: "#/properties/report/enum",
					keyword: "enum",
					params: { allowedValues: schema57.properties.report.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate161.errors = vErrors;
	return errors === 0;
}
validate161.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate163.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.where === void 0 || !func0.call(data, "where")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "where" },
				message: "must have required property 'where'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.contains === void 0 || !func0.call(data, "contains")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contains" },
				message: "must have required property 'contains'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "where" || key0 === "contains")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.where !== void 0 && func0.call(data, "where")) {
			if (!validate72(data.where, {
				instancePath: instancePath + "/where",
				parentData: data,
				parentDataProperty: "where",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.contains !== void 0 && func0.call(data, "contains")) {
			let data1 = data.contains;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate72(data1[i0], {
					instancePath: instancePath + "/contains/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
					errors = vErrors.length;
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data1[i1], data1[j0])) {
						const err3 = {
							instancePath: instancePath + "/contains",
							schemaPath: "#/properties/contains/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						break outer0;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/contains",
					schemaPath: "#/properties/contains/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate163.errors = vErrors;
	return errors === 0;
}
validate163.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema59 = {
	"title": "Resource",
	"description": "An app the principal selected. No account or no locations: the whole app (G12).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"provider",
		"label",
		"effects"
	],
	"properties": {
		"id": { "$ref": "#/$defs/ResourceRef" },
		"provider": { "$ref": "#/$defs/Name" },
		"label": { "$ref": "#/$defs/Name" },
		"account": { "$ref": "#/$defs/CounterpartyRef" },
		"effects": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Effect" }
		},
		"place": { "$ref": "#/$defs/Text" },
		"reach": {
			"type": "array",
			"uniqueItems": true,
			"items": { "enum": [
				"read",
				"write",
				"delete",
				"share"
			] }
		},
		"via": { "$ref": "#/$defs/Text" },
		"locations": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Text" }
		}
	}
};
const pattern17 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._\\-]{0,79}$", "u");
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate168.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern17.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z0-9][a-z0-9._\\-]{0,79}$" },
				message: "must match pattern \"^[a-z0-9][a-z0-9._\\-]{0,79}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate168.errors = vErrors;
	return errors === 0;
}
validate168.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema62 = {
	"title": "CatalogueEffect",
	"enum": [
		"read",
		"search",
		"analyze",
		"draft",
		"recommend",
		"prepare",
		"send_email",
		"send_message",
		"place_call",
		"invite",
		"purchase",
		"book",
		"subscribe",
		"pay",
		"transfer_money",
		"refund",
		"submit_form",
		"sign",
		"apply",
		"file_return",
		"accept_terms",
		"create_record",
		"update_record",
		"schedule",
		"edit_document",
		"organize_files",
		"change_settings",
		"run_change",
		"cancel_booking",
		"unsubscribe",
		"delete_record",
		"delete_file",
		"share_file",
		"publish",
		"grant_access",
		"move_information"
	]
};
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate174.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "read" || data === "search" || data === "analyze" || data === "draft" || data === "recommend" || data === "prepare" || data === "send_email" || data === "send_message" || data === "place_call" || data === "invite" || data === "purchase" || data === "book" || data === "subscribe" || data === "pay" || data === "transfer_money" || data === "refund" || data === "submit_form" || data === "sign" || data === "apply" || data === "file_return" || data === "accept_terms" || data === "create_record" || data === "update_record" || data === "schedule" || data === "edit_document" || data === "organize_files" || data === "change_settings" || data === "run_change" || data === "cancel_booking" || data === "unsubscribe" || data === "delete_record" || data === "delete_file" || data === "share_file" || data === "publish" || data === "grant_access" || data === "move_information")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema62.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate174.errors = vErrors;
	return errors === 0;
}
validate174.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern18 = new RegExp("^https://[^\\s\\p{Cc}\\p{Cf}]+$", "u");
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate176.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern18.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^https://[^\\s\\p{Cc}\\p{Cf}]+$" },
				message: "must match pattern \"^https://[^\\s\\p{Cc}\\p{Cf}]+$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate176.errors = vErrors;
	return errors === 0;
}
validate176.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate173.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate174(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	const _errs2 = errors;
	if (!validate176(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate173.errors = vErrors;
	return errors === 0;
}
validate173.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate167.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.provider === void 0 || !func0.call(data, "provider")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" },
				message: "must have required property 'provider'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.effects === void 0 || !func0.call(data, "effects")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effects" },
				message: "must have required property 'effects'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema59.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			if (!validate168(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.provider !== void 0 && func0.call(data, "provider")) {
			if (!validate59(data.provider, {
				instancePath: instancePath + "/provider",
				parentData: data,
				parentDataProperty: "provider",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate59(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.account !== void 0 && func0.call(data, "account")) {
			if (!validate157(data.account, {
				instancePath: instancePath + "/account",
				parentData: data,
				parentDataProperty: "account",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
				errors = vErrors.length;
			}
		}
		if (data.effects !== void 0 && func0.call(data, "effects")) {
			let data4 = data.effects;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate173(data4[i0], {
					instancePath: instancePath + "/effects/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
					errors = vErrors.length;
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data4[i1], data4[j0])) {
						const err5 = {
							instancePath: instancePath + "/effects",
							schemaPath: "#/properties/effects/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
						break outer0;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/effects",
					schemaPath: "#/properties/effects/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.place !== void 0 && func0.call(data, "place")) {
			if (!validate72(data.place, {
				instancePath: instancePath + "/place",
				parentData: data,
				parentDataProperty: "place",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.reach !== void 0 && func0.call(data, "reach")) {
			let data7 = data.reach;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data8 = data7[i2];
					if (!(data8 === "read" || data8 === "write" || data8 === "delete" || data8 === "share")) {
						const err7 = {
							instancePath: instancePath + "/reach/" + i2,
							schemaPath: "#/properties/reach/items/enum",
							keyword: "enum",
							params: { allowedValues: schema59.properties.reach.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				let i3 = data7.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data7[i3], data7[j1])) {
						const err8 = {
							instancePath: instancePath + "/reach",
							schemaPath: "#/properties/reach/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
						break outer1;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/reach",
					schemaPath: "#/properties/reach/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.via !== void 0 && func0.call(data, "via")) {
			if (!validate72(data.via, {
				instancePath: instancePath + "/via",
				parentData: data,
				parentDataProperty: "via",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.locations !== void 0 && func0.call(data, "locations")) {
			let data10 = data.locations;
			if (Array.isArray(data10)) {
				if (data10.length < 1) {
					const err10 = {
						instancePath: instancePath + "/locations",
						schemaPath: "#/properties/locations/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len2 = data10.length;
				for (let i4 = 0; i4 < len2; i4++) if (!validate72(data10[i4], {
					instancePath: instancePath + "/locations/" + i4,
					parentData: data10,
					parentDataProperty: i4,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
					errors = vErrors.length;
				}
				let i5 = data10.length;
				let j2;
				if (i5 > 1) {
					outer2: for (; i5--;) for (j2 = i5; j2--;) if (func27(data10[i5], data10[j2])) {
						const err11 = {
							instancePath: instancePath + "/locations",
							schemaPath: "#/properties/locations/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i5,
								j: j2
							},
							message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
						break outer2;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/locations",
					schemaPath: "#/properties/locations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate167.errors = vErrors;
	return errors === 0;
}
validate167.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema64 = {
	"title": "Authority",
	"description": "The bounded permission for one act.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"act",
		"effect",
		"kind",
		"resources",
		"actors",
		"grounding",
		"limits",
		"commit"
	],
	"properties": {
		"act": { "$ref": "#/$defs/ActId" },
		"effect": { "$ref": "#/$defs/Effect" },
		"kind": { "$ref": "#/$defs/Kind" },
		"targets": { "$ref": "#/$defs/Targets" },
		"resources": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ResourceRef" }
		},
		"actors": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ActorRef" }
		},
		"grounding": { "$ref": "#/$defs/Grounding" },
		"limits": { "$ref": "#/$defs/Limits" },
		"pause_on_unexpected": { "const": true },
		"go_ahead": { "$ref": "#/$defs/GoAhead" },
		"commit": { "enum": [
			"automatic",
			"user_approval",
			"prohibited"
		] }
	},
	"if": {
		"properties": { "kind": { "const": "none" } },
		"required": ["kind"]
	},
	"then": { "properties": {
		"go_ahead": false,
		"commit": { "const": "automatic" }
	} },
	"else": { "required": ["go_ahead"] }
};
const pattern19 = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$", "u");
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate184.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 100 },
				message: "must NOT have more than 100 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern19.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$" },
				message: "must match pattern \"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate184.errors = vErrors;
	return errors === 0;
}
validate184.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema66 = {
	"title": "Kind",
	"enum": [
		"none",
		"sent",
		"purchased",
		"transferred",
		"submitted",
		"changed",
		"deleted",
		"shared"
	]
};
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate187.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "none" || data === "sent" || data === "purchased" || data === "transferred" || data === "submitted" || data === "changed" || data === "deleted" || data === "shared")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema66.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate187.errors = vErrors;
	return errors === 0;
}
validate187.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema67 = {
	"title": "Targets",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"class",
		"scope",
		"ids"
	],
	"properties": {
		"class": { "enum": [
			"recipients",
			"merchants",
			"payees",
			"offices",
			"collaborators",
			"audience"
		] },
		"scope": { "enum": [
			"named",
			"known",
			"any"
		] },
		"ids": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/CounterpartyRef" }
		}
	}
};
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate189.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.class === void 0 || !func0.call(data, "class")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "class" },
				message: "must have required property 'class'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.scope === void 0 || !func0.call(data, "scope")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "scope" },
				message: "must have required property 'scope'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ids === void 0 || !func0.call(data, "ids")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ids" },
				message: "must have required property 'ids'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "class" || key0 === "scope" || key0 === "ids")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.class !== void 0 && func0.call(data, "class")) {
			let data0 = data.class;
			if (!(data0 === "recipients" || data0 === "merchants" || data0 === "payees" || data0 === "offices" || data0 === "collaborators" || data0 === "audience")) {
				const err4 = {
					instancePath: instancePath + "/class",
					schemaPath: "#/properties/class/enum",
					keyword: "enum",
					params: { allowedValues: schema67.properties.class.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.scope !== void 0 && func0.call(data, "scope")) {
			let data1 = data.scope;
			if (!(data1 === "named" || data1 === "known" || data1 === "any")) {
				const err5 = {
					instancePath: instancePath + "/scope",
					schemaPath: "#/properties/scope/enum",
					keyword: "enum",
					params: { allowedValues: schema67.properties.scope.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.ids !== void 0 && func0.call(data, "ids")) {
			let data2 = data.ids;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate157(data2[i0], {
					instancePath: instancePath + "/ids/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
					errors = vErrors.length;
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err6 = {
							instancePath: instancePath + "/ids",
							schemaPath: "#/properties/ids/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
						break outer0;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/ids",
					schemaPath: "#/properties/ids/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate189.errors = vErrors;
	return errors === 0;
}
validate189.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate195.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "categories" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			if (!validate93(data.per_act, {
				instancePath: instancePath + "/per_act",
				parentData: data,
				parentDataProperty: "per_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
				errors = vErrors.length;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			if (!validate93(data.per_month, {
				instancePath: instancePath + "/per_month",
				parentData: data,
				parentDataProperty: "per_month",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data2 = data.categories;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err1 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate59(data2[i0], {
					instancePath: instancePath + "/categories/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
					errors = vErrors.length;
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err2 = {
							instancePath: instancePath + "/categories",
							schemaPath: "#/properties/categories/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
						break outer0;
					}
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			if (!validate90(data.binding_acts_per_day, {
				instancePath: instancePath + "/binding_acts_per_day",
				parentData: data,
				parentDataProperty: "binding_acts_per_day",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
				errors = vErrors.length;
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate97(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate195.errors = vErrors;
	return errors === 0;
}
validate195.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema69 = {
	"title": "GoAhead",
	"type": "object",
	"additionalProperties": false,
	"required": ["mode"],
	"properties": {
		"mode": { "enum": ["standing", "each_time"] },
		"words": { "$ref": "#/$defs/Text" }
	}
};
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate202.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0 || !func0.call(data, "mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "mode" || key0 === "words")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.mode !== void 0 && func0.call(data, "mode")) {
			let data0 = data.mode;
			if (!(data0 === "standing" || data0 === "each_time")) {
				const err2 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema69.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.words !== void 0 && func0.call(data, "words")) {
			if (!validate72(data.words, {
				instancePath: instancePath + "/words",
				parentData: data,
				parentDataProperty: "words",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate202.errors = vErrors;
	return errors === 0;
}
validate202.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate183.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if ((data.kind === void 0 || !func0.call(data, "kind")) && "kind") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.kind !== void 0 && func0.call(data, "kind")) {
			if ("none" !== data.kind) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
				const err2 = {
					instancePath: instancePath + "/go_ahead",
					schemaPath: "#/then/properties/go_ahead/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.commit !== void 0 && func0.call(data, "commit")) {
				if ("automatic" !== data.commit) {
					const err3 = {
						instancePath: instancePath + "/commit",
						schemaPath: "#/then/properties/commit/const",
						keyword: "const",
						params: { allowedValue: "automatic" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		if (valid0) {
			var props0 = {};
			props0.go_ahead = true;
			props0.commit = true;
			props0.kind = true;
		}
		ifClause0 = "then";
	} else {
		const _errs6 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead === void 0 || !func0.call(data, "go_ahead")) {
				const err4 = {
					instancePath,
					schemaPath: "#/else/required",
					keyword: "required",
					params: { missingProperty: "go_ahead" },
					message: "must have required property 'go_ahead'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		var _valid0 = _errs6 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err5 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.act === void 0 || !func0.call(data, "act")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "act" },
				message: "must have required property 'act'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.actors === void 0 || !func0.call(data, "actors")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actors" },
				message: "must have required property 'actors'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.commit === void 0 || !func0.call(data, "commit")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "commit" },
				message: "must have required property 'commit'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema64.properties, key0)) {
			const err14 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			if (!validate184(data.act, {
				instancePath: instancePath + "/act",
				parentData: data,
				parentDataProperty: "act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate173(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate187(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
				errors = vErrors.length;
			}
		}
		if (data.targets !== void 0 && func0.call(data, "targets")) {
			if (!validate189(data.targets, {
				instancePath: instancePath + "/targets",
				parentData: data,
				parentDataProperty: "targets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data7 = data.resources;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate168(data7[i0], {
					instancePath: instancePath + "/resources/" + i0,
					parentData: data7,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
					errors = vErrors.length;
				}
				let i1 = data7.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data7[i1], data7[j0])) {
						const err15 = {
							instancePath: instancePath + "/resources",
							schemaPath: "#/properties/resources/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
						break outer0;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.actors !== void 0 && func0.call(data, "actors")) {
			let data9 = data.actors;
			if (Array.isArray(data9)) {
				if (data9.length < 1) {
					const err17 = {
						instancePath: instancePath + "/actors",
						schemaPath: "#/properties/actors/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				const len1 = data9.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate63(data9[i2], {
					instancePath: instancePath + "/actors/" + i2,
					parentData: data9,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
					errors = vErrors.length;
				}
				let i3 = data9.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data9[i3], data9[j1])) {
						const err18 = {
							instancePath: instancePath + "/actors",
							schemaPath: "#/properties/actors/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
						break outer1;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/actors",
					schemaPath: "#/properties/actors/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate103(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
				errors = vErrors.length;
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate195(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
				errors = vErrors.length;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (true !== data.pause_on_unexpected) {
				const err20 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/const",
					keyword: "const",
					params: { allowedValue: true },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
			if (!validate202(data.go_ahead, {
				instancePath: instancePath + "/go_ahead",
				parentData: data,
				parentDataProperty: "go_ahead",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
				errors = vErrors.length;
			}
		}
		if (data.commit !== void 0 && func0.call(data, "commit")) {
			let data15 = data.commit;
			if (!(data15 === "automatic" || data15 === "user_approval" || data15 === "prohibited")) {
				const err21 = {
					instancePath: instancePath + "/commit",
					schemaPath: "#/properties/commit/enum",
					keyword: "enum",
					params: { allowedValues: schema64.properties.commit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate183.errors = vErrors;
	return errors === 0;
}
validate183.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate206.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "act" || key0 === "effect" || key0 === "kind" || key0 === "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			if (!validate184(data.act, {
				instancePath: instancePath + "/act",
				parentData: data,
				parentDataProperty: "act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate173(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate187(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
				errors = vErrors.length;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate59(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate206.errors = vErrors;
	return errors === 0;
}
validate206.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema71 = {
	"title": "Conflict",
	"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"about",
		"tool_permission",
		"work_rule",
		"applies",
		"chosen",
		"why"
	],
	"properties": {
		"about": { "$ref": "#/$defs/Text" },
		"tool_permission": { "$ref": "#/$defs/Text" },
		"work_rule": { "$ref": "#/$defs/Text" },
		"applies": { "enum": ["tool_permission", "work_rule"] },
		"chosen": { "$ref": "#/$defs/Text" },
		"why": { "$ref": "#/$defs/Text" }
	}
};
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate212.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.about === void 0 || !func0.call(data, "about")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "about" },
				message: "must have required property 'about'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tool_permission === void 0 || !func0.call(data, "tool_permission")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tool_permission" },
				message: "must have required property 'tool_permission'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.work_rule === void 0 || !func0.call(data, "work_rule")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_rule" },
				message: "must have required property 'work_rule'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.applies === void 0 || !func0.call(data, "applies")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "applies" },
				message: "must have required property 'applies'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.chosen === void 0 || !func0.call(data, "chosen")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chosen" },
				message: "must have required property 'chosen'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.why === void 0 || !func0.call(data, "why")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "why" },
				message: "must have required property 'why'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "about" || key0 === "tool_permission" || key0 === "work_rule" || key0 === "applies" || key0 === "chosen" || key0 === "why")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.about !== void 0 && func0.call(data, "about")) {
			if (!validate72(data.about, {
				instancePath: instancePath + "/about",
				parentData: data,
				parentDataProperty: "about",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.tool_permission !== void 0 && func0.call(data, "tool_permission")) {
			if (!validate72(data.tool_permission, {
				instancePath: instancePath + "/tool_permission",
				parentData: data,
				parentDataProperty: "tool_permission",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_rule !== void 0 && func0.call(data, "work_rule")) {
			if (!validate72(data.work_rule, {
				instancePath: instancePath + "/work_rule",
				parentData: data,
				parentDataProperty: "work_rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.applies !== void 0 && func0.call(data, "applies")) {
			let data3 = data.applies;
			if (!(data3 === "tool_permission" || data3 === "work_rule")) {
				const err7 = {
					instancePath: instancePath + "/applies",
					schemaPath: "#/properties/applies/enum",
					keyword: "enum",
					params: { allowedValues: schema71.properties.applies.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.chosen !== void 0 && func0.call(data, "chosen")) {
			if (!validate72(data.chosen, {
				instancePath: instancePath + "/chosen",
				parentData: data,
				parentDataProperty: "chosen",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.why !== void 0 && func0.call(data, "why")) {
			if (!validate72(data.why, {
				instancePath: instancePath + "/why",
				parentData: data,
				parentDataProperty: "why",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate212.errors = vErrors;
	return errors === 0;
}
validate212.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate219.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alg === void 0 || !func0.call(data, "alg")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "alg" },
				message: "must have required property 'alg'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.value === void 0 || !func0.call(data, "value")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				message: "must have required property 'value'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "alg" || key0 === "value")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.alg !== void 0 && func0.call(data, "alg")) {
			if ("sha-256" !== data.alg) {
				const err3 = {
					instancePath: instancePath + "/alg",
					schemaPath: "#/properties/alg/const",
					keyword: "const",
					params: { allowedValue: "sha-256" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.value !== void 0 && func0.call(data, "value")) {
			if (!validate124(data.value, {
				instancePath: instancePath + "/value",
				parentData: data,
				parentDataProperty: "value",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate219.errors = vErrors;
	return errors === 0;
}
validate219.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.poa_version === void 0 || !func0.call(data, "poa_version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "poa_version" },
				message: "must have required property 'poa_version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.iss === void 0 || !func0.call(data, "iss")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "iss" },
				message: "must have required property 'iss'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.principal === void 0 || !func0.call(data, "principal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "principal" },
				message: "must have required property 'principal'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.purpose === void 0 || !func0.call(data, "purpose")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purpose" },
				message: "must have required property 'purpose'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.work_scope === void 0 || !func0.call(data, "work_scope")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_scope" },
				message: "must have required property 'work_scope'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.defaults === void 0 || !func0.call(data, "defaults")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "defaults" },
				message: "must have required property 'defaults'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.ceilings === void 0 || !func0.call(data, "ceilings")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ceilings" },
				message: "must have required property 'ceilings'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.discovery === void 0 || !func0.call(data, "discovery")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "discovery" },
				message: "must have required property 'discovery'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.work_system === void 0 || !func0.call(data, "work_system")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_system" },
				message: "must have required property 'work_system'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.delegation === void 0 || !func0.call(data, "delegation")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegation" },
				message: "must have required property 'delegation'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.validity === void 0 || !func0.call(data, "validity")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "validity" },
				message: "must have required property 'validity'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.revocation === void 0 || !func0.call(data, "revocation")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "revocation" },
				message: "must have required property 'revocation'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.confirmation === void 0 || !func0.call(data, "confirmation")) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "confirmation" },
				message: "must have required property 'confirmation'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.audit === void 0 || !func0.call(data, "audit")) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "audit" },
				message: "must have required property 'audit'"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.record === void 0 || !func0.call(data, "record")) {
			const err16 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "record" },
				message: "must have required property 'record'"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err17 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.authorities === void 0 || !func0.call(data, "authorities")) {
			const err18 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "authorities" },
				message: "must have required property 'authorities'"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
		if (data.denied === void 0 || !func0.call(data, "denied")) {
			const err19 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "denied" },
				message: "must have required property 'denied'"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema19.properties, key0)) {
			const err20 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
			errors++;
		}
		if (data.poa_version !== void 0 && func0.call(data, "poa_version")) {
			if ("1.1" !== data.poa_version) {
				const err21 = {
					instancePath: instancePath + "/poa_version",
					schemaPath: "#/properties/poa_version/const",
					keyword: "const",
					params: { allowedValue: "1.1" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			if (!validate53(data.grant_id, {
				instancePath: instancePath + "/grant_id",
				parentData: data,
				parentDataProperty: "grant_id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.iss !== void 0 && func0.call(data, "iss")) {
			if (!validate55(data.iss, {
				instancePath: instancePath + "/iss",
				parentData: data,
				parentDataProperty: "iss",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
				errors = vErrors.length;
			}
		}
		if (data.principal !== void 0 && func0.call(data, "principal")) {
			if (!validate57(data.principal, {
				instancePath: instancePath + "/principal",
				parentData: data,
				parentDataProperty: "principal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			if (!validate62(data.delegate, {
				instancePath: instancePath + "/delegate",
				parentData: data,
				parentDataProperty: "delegate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_behalf_of !== void 0 && func0.call(data, "on_behalf_of")) {
			if (!validate69(data.on_behalf_of, {
				instancePath: instancePath + "/on_behalf_of",
				parentData: data,
				parentDataProperty: "on_behalf_of",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.purpose !== void 0 && func0.call(data, "purpose")) {
			if (!validate72(data.purpose, {
				instancePath: instancePath + "/purpose",
				parentData: data,
				parentDataProperty: "purpose",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_scope !== void 0 && func0.call(data, "work_scope")) {
			if (!validate74(data.work_scope, {
				instancePath: instancePath + "/work_scope",
				parentData: data,
				parentDataProperty: "work_scope",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
				errors = vErrors.length;
			}
		}
		if (data.defaults !== void 0 && func0.call(data, "defaults")) {
			if (!validate79(data.defaults, {
				instancePath: instancePath + "/defaults",
				parentData: data,
				parentDataProperty: "defaults",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.ceilings !== void 0 && func0.call(data, "ceilings")) {
			if (!validate111(data.ceilings, {
				instancePath: instancePath + "/ceilings",
				parentData: data,
				parentDataProperty: "ceilings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
				errors = vErrors.length;
			}
		}
		if (data.discovery !== void 0 && func0.call(data, "discovery")) {
			if (!validate121(data.discovery, {
				instancePath: instancePath + "/discovery",
				parentData: data,
				parentDataProperty: "discovery",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_system !== void 0 && func0.call(data, "work_system")) {
			if (!validate129(data.work_system, {
				instancePath: instancePath + "/work_system",
				parentData: data,
				parentDataProperty: "work_system",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegation !== void 0 && func0.call(data, "delegation")) {
			if (!validate136(data.delegation, {
				instancePath: instancePath + "/delegation",
				parentData: data,
				parentDataProperty: "delegation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.validity !== void 0 && func0.call(data, "validity")) {
			if (!validate144(data.validity, {
				instancePath: instancePath + "/validity",
				parentData: data,
				parentDataProperty: "validity",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.revocation !== void 0 && func0.call(data, "revocation")) {
			if (!validate150(data.revocation, {
				instancePath: instancePath + "/revocation",
				parentData: data,
				parentDataProperty: "revocation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
				errors = vErrors.length;
			}
		}
		if (data.confirmation !== void 0 && func0.call(data, "confirmation")) {
			if (!validate154(data.confirmation, {
				instancePath: instancePath + "/confirmation",
				parentData: data,
				parentDataProperty: "confirmation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
				errors = vErrors.length;
			}
		}
		if (data.audit !== void 0 && func0.call(data, "audit")) {
			if (!validate161(data.audit, {
				instancePath: instancePath + "/audit",
				parentData: data,
				parentDataProperty: "audit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
				errors = vErrors.length;
			}
		}
		if (data.record !== void 0 && func0.call(data, "record")) {
			if (!validate163(data.record, {
				instancePath: instancePath + "/record",
				parentData: data,
				parentDataProperty: "record",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data18 = data.resources;
			if (Array.isArray(data18)) {
				const len0 = data18.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate167(data18[i0], {
					instancePath: instancePath + "/resources/" + i0,
					parentData: data18,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
					errors = vErrors.length;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.authorities !== void 0 && func0.call(data, "authorities")) {
			let data20 = data.authorities;
			if (Array.isArray(data20)) {
				if (data20.length < 1) {
					const err23 = {
						instancePath: instancePath + "/authorities",
						schemaPath: "#/properties/authorities/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				const len1 = data20.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate183(data20[i1], {
					instancePath: instancePath + "/authorities/" + i1,
					parentData: data20,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
					errors = vErrors.length;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/authorities",
					schemaPath: "#/properties/authorities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.denied !== void 0 && func0.call(data, "denied")) {
			let data22 = data.denied;
			if (Array.isArray(data22)) {
				const len2 = data22.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate206(data22[i2], {
					instancePath: instancePath + "/denied/" + i2,
					parentData: data22,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
					errors = vErrors.length;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/denied",
					schemaPath: "#/properties/denied/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.conflicts !== void 0 && func0.call(data, "conflicts")) {
			let data24 = data.conflicts;
			if (Array.isArray(data24)) {
				if (data24.length < 1) {
					const err26 = {
						instancePath: instancePath + "/conflicts",
						schemaPath: "#/properties/conflicts/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				const len3 = data24.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate212(data24[i3], {
					instancePath: instancePath + "/conflicts/" + i3,
					parentData: data24,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
					errors = vErrors.length;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/conflicts",
					schemaPath: "#/properties/conflicts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			if (!validate219(data.seal, {
				instancePath: instancePath + "/seal",
				parentData: data,
				parentDataProperty: "seal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate52.errors = vErrors;
	return errors === 0;
}
validate52.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const validateGrant = validate222;
const schema73 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:poa-grant-writer:grant:1.2",
	"title": "Grant",
	"description": "A Grant of Agentic Power of Action 1.2. This schema is the Grant writer's own reading of the specification's sections 5 and 4b; it is not the published grant.schema.json.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"poa_version",
		"grant_id",
		"iss",
		"principal",
		"delegate",
		"purpose",
		"work_scope",
		"defaults",
		"ceilings",
		"discovery",
		"work_system",
		"delegation",
		"validity",
		"revocation",
		"confirmation",
		"audit",
		"record",
		"resources",
		"authorities",
		"denied"
	],
	"properties": {
		"poa_version": {
			"const": "1.2",
			"description": "The schema version this Grant validates against."
		},
		"grant_id": { "$ref": "#/$defs/GrantId" },
		"iss": { "$ref": "#/$defs/Uri" },
		"principal": { "$ref": "#/$defs/Principal" },
		"delegate": { "$ref": "#/$defs/Delegate" },
		"on_behalf_of": { "$ref": "#/$defs/OnBehalfOf" },
		"purpose": { "$ref": "#/$defs/Text" },
		"work_scope": { "$ref": "#/$defs/WorkScope" },
		"defaults": { "$ref": "#/$defs/Defaults" },
		"ceilings": { "$ref": "#/$defs/Ceilings" },
		"discovery": { "$ref": "#/$defs/Discovery" },
		"work_system": { "$ref": "#/$defs/WorkSystem" },
		"delegation": { "$ref": "#/$defs/Delegation" },
		"validity": { "$ref": "#/$defs/Validity" },
		"revocation": { "$ref": "#/$defs/Revocation" },
		"confirmation": { "$ref": "#/$defs/Confirmation" },
		"audit": { "$ref": "#/$defs/Audit" },
		"record": { "$ref": "#/$defs/Record" },
		"resources": {
			"type": "array",
			"items": { "$ref": "#/$defs/Resource" }
		},
		"authorities": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Authority" }
		},
		"denied": {
			"type": "array",
			"items": { "$ref": "#/$defs/Denial" }
		},
		"conflicts": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Conflict" }
		},
		"formations": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Formation" }
		},
		"seal": { "$ref": "#/$defs/Seal" }
	},
	"$defs": {
		"Text": {
			"title": "Text",
			"description": "Trimmed, not empty, no control characters, at most 2,000 characters.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Name": {
			"title": "Name",
			"description": "A name or a label: at most 200 characters. Metadata, never an identifier (G4).",
			"maxLength": 200,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Uri": {
			"title": "Uri",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Hex64": {
			"title": "Hex64",
			"description": "A SHA-256 in lowercase hexadecimal.",
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"GrantId": {
			"title": "GrantId",
			"description": "Opaque; the carrier's jti.",
			"type": "string",
			"pattern": "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"
		},
		"ActId": {
			"title": "ActId",
			"maxLength": 100,
			"type": "string",
			"pattern": "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$"
		},
		"CatalogueEffect": {
			"title": "CatalogueEffect",
			"enum": [
				"read",
				"search",
				"analyze",
				"draft",
				"recommend",
				"prepare",
				"send_email",
				"send_message",
				"place_call",
				"invite",
				"purchase",
				"book",
				"subscribe",
				"pay",
				"transfer_money",
				"refund",
				"submit_form",
				"sign",
				"apply",
				"file_return",
				"accept_terms",
				"create_record",
				"update_record",
				"schedule",
				"edit_document",
				"organize_files",
				"change_settings",
				"run_change",
				"cancel_booking",
				"unsubscribe",
				"delete_record",
				"delete_file",
				"share_file",
				"publish",
				"grant_access",
				"move_information"
			]
		},
		"ExtensionEffect": {
			"title": "ExtensionEffect",
			"description": "An effect outside the catalogue: a name matched by exact string, never fetched.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^https://[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Effect": {
			"title": "Effect",
			"anyOf": [{ "$ref": "#/$defs/CatalogueEffect" }, { "$ref": "#/$defs/ExtensionEffect" }]
		},
		"Kind": {
			"title": "Kind",
			"enum": [
				"none",
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			]
		},
		"CeilingLevel": {
			"title": "CeilingLevel",
			"enum": [
				"proposal",
				"on_confirm",
				"self_within_limits"
			]
		},
		"ActorRef": {
			"title": "ActorRef",
			"description": "principal, or an agent:, person: or system: reference, or an absolute URN (an agent).",
			"maxLength": 400,
			"type": "string",
			"pattern": "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$"
		},
		"ResourceRef": {
			"title": "ResourceRef",
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9._\\-]{0,79}$"
		},
		"CounterpartyRef": {
			"title": "CounterpartyRef",
			"maxLength": 320,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$"
		},
		"SourceRef": {
			"title": "SourceRef",
			"type": "string",
			"pattern": "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$"
		},
		"Instant": {
			"title": "Instant",
			"description": "YYYY-MM-DDTHH:MM:SSZ, whole seconds, UTC; a real instant.",
			"type": "string",
			"pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"
		},
		"Duration": {
			"title": "Duration",
			"description": "ISO 8601: weeks, days, hours, minutes and seconds only.",
			"maxLength": 40,
			"type": "string",
			"pattern": "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$"
		},
		"Count": {
			"title": "Count",
			"type": "integer",
			"minimum": 1,
			"maximum": 9007199254740991
		},
		"Money": {
			"title": "Money",
			"description": "A decimal string and an ISO 4217 code; never a JSON number.",
			"type": "object",
			"additionalProperties": false,
			"required": ["amount", "currency"],
			"properties": {
				"amount": {
					"type": "string",
					"pattern": "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$"
				},
				"currency": {
					"type": "string",
					"pattern": "^[A-Z]{3}$"
				}
			}
		},
		"Day": {
			"title": "Day",
			"enum": [
				"mon",
				"tue",
				"wed",
				"thu",
				"fri",
				"sat",
				"sun"
			]
		},
		"Hours": {
			"title": "Hours",
			"description": "start > end runs past midnight; start = end is the whole of the listed days; timezone is an IANA name.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"days",
				"start",
				"end",
				"timezone"
			],
			"properties": {
				"days": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Day" }
				},
				"start": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"end": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"timezone": { "$ref": "#/$defs/Name" }
			}
		},
		"Principal": {
			"title": "Principal",
			"type": "object",
			"additionalProperties": false,
			"required": ["sub", "name"],
			"properties": {
				"sub": { "$ref": "#/$defs/Uri" },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"Delegate": {
			"title": "Delegate",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sub",
				"name",
				"role"
			],
			"properties": {
				"sub": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" },
				"platform": { "$ref": "#/$defs/Name" }
			}
		},
		"OnBehalfOf": {
			"title": "OnBehalfOf",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind"],
			"properties": {
				"kind": { "enum": [
					"self",
					"person",
					"organization"
				] },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkScope": {
			"title": "WorkScope",
			"description": "Plain language, never matched; it is not OAuth scope (G5).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"summary",
				"includes",
				"excludes"
			],
			"properties": {
				"summary": { "$ref": "#/$defs/Text" },
				"includes": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				},
				"excludes": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"WorkingMode": {
			"title": "WorkingMode",
			"enum": [
				"plan",
				"ask",
				"auto",
				"full_auto"
			]
		},
		"Trigger": {
			"title": "Trigger",
			"enum": [
				"asked",
				"routine",
				"message",
				"notification",
				"app_event",
				"handoff",
				"autonomous"
			]
		},
		"SelfChangeRule": {
			"title": "SelfChangeRule",
			"enum": [
				"never",
				"ask",
				"allowed"
			]
		},
		"SelfChanges": {
			"title": "SelfChanges",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"memory",
				"schedule",
				"account_settings"
			],
			"properties": {
				"memory": { "$ref": "#/$defs/SelfChangeRule" },
				"schedule": { "$ref": "#/$defs/SelfChangeRule" },
				"account_settings": { "$ref": "#/$defs/SelfChangeRule" }
			}
		},
		"DefaultLimits": {
			"title": "DefaultLimits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"Grounding": {
			"title": "Grounding",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"allowed",
				"prohibited",
				"on_disagreement",
				"memory"
			],
			"properties": {
				"allowed": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/SourceRef" }
				},
				"prohibited": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/SourceRef" }
				},
				"freshness": { "$ref": "#/$defs/Duration" },
				"on_disagreement": { "enum": [
					"ask",
					"stop",
					"system_of_record"
				] },
				"memory": { "const": "lead_only" }
			}
		},
		"Defaults": {
			"title": "Defaults",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"working_mode",
				"pause_on_unexpected",
				"triggers",
				"self_changes",
				"new_connectors",
				"data_movement",
				"max_recipients",
				"limits",
				"grounding"
			],
			"properties": {
				"working_mode": { "$ref": "#/$defs/WorkingMode" },
				"pause_on_unexpected": { "type": "boolean" },
				"triggers": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Trigger" }
				},
				"self_changes": { "$ref": "#/$defs/SelfChanges" },
				"new_connectors": { "enum": ["not_covered", "covered"] },
				"data_movement": { "enum": [
					"never",
					"ask",
					"listed_apps"
				] },
				"max_recipients": { "$ref": "#/$defs/Count" },
				"limits": { "$ref": "#/$defs/DefaultLimits" },
				"grounding": { "$ref": "#/$defs/Grounding" }
			}
		},
		"Ceilings": {
			"title": "Ceilings",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			],
			"properties": {
				"sent": { "$ref": "#/$defs/CeilingLevel" },
				"purchased": { "$ref": "#/$defs/CeilingLevel" },
				"transferred": { "$ref": "#/$defs/CeilingLevel" },
				"submitted": { "$ref": "#/$defs/CeilingLevel" },
				"changed": { "$ref": "#/$defs/CeilingLevel" },
				"deleted": { "$ref": "#/$defs/CeilingLevel" },
				"shared": { "$ref": "#/$defs/CeilingLevel" }
			}
		},
		"RequestRef": {
			"title": "RequestRef",
			"type": "object",
			"additionalProperties": false,
			"required": ["version", "sha256"],
			"properties": {
				"version": { "$ref": "#/$defs/Name" },
				"sha256": { "$ref": "#/$defs/Hex64" }
			}
		},
		"InventoryRef": {
			"title": "InventoryRef",
			"type": "object",
			"additionalProperties": false,
			"required": ["agent", "sha256"],
			"properties": {
				"agent": { "$ref": "#/$defs/ActorRef" },
				"sha256": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Discovery": {
			"title": "Discovery",
			"description": "The request that was sent, and the agents' reviewed answers, one per agent (G15).",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"request": { "$ref": "#/$defs/RequestRef" },
				"formation_section": { "$ref": "#/$defs/RequestRef" },
				"inventories": {
					"type": "array",
					"items": { "$ref": "#/$defs/InventoryRef" }
				}
			}
		},
		"Member": {
			"title": "Member",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"actor",
				"name",
				"role"
			],
			"properties": {
				"actor": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" },
				"platform": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkSystem": {
			"title": "WorkSystem",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"arrangement",
				"members",
				"unnamed_agents"
			],
			"properties": {
				"arrangement": { "enum": [
					"one_agent",
					"team",
					"lead_with_specialists",
					"external_system"
				] },
				"members": {
					"type": "array",
					"items": { "$ref": "#/$defs/Member" }
				},
				"unnamed_agents": { "enum": [
					"nothing",
					"non_binding",
					"ask"
				] }
			}
		},
		"ChainLink": {
			"title": "ChainLink",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"grant_id",
				"delegate",
				"seal"
			],
			"properties": {
				"grant_id": { "$ref": "#/$defs/GrantId" },
				"delegate": { "$ref": "#/$defs/ActorRef" },
				"seal": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Delegation": {
			"title": "Delegation",
			"description": "chain is root first and as long as the depth; agents absent means any agent.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"depth",
				"max_depth",
				"chain"
			],
			"properties": {
				"depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"max_depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"agents": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActorRef" }
				},
				"chain": {
					"type": "array",
					"items": { "$ref": "#/$defs/ChainLink" }
				}
			}
		},
		"Validity": {
			"title": "Validity",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"issued_at",
				"not_before",
				"expires"
			],
			"properties": {
				"issued_at": { "$ref": "#/$defs/Instant" },
				"not_before": { "$ref": "#/$defs/Instant" },
				"expires": { "$ref": "#/$defs/Instant" }
			}
		},
		"Revocation": {
			"title": "Revocation",
			"type": "object",
			"additionalProperties": false,
			"required": ["command"],
			"properties": {
				"command": { "$ref": "#/$defs/Name" },
				"status": { "$ref": "#/$defs/Uri" }
			}
		},
		"Channel": {
			"title": "Channel",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "label"],
			"properties": {
				"kind": { "enum": [
					"chat",
					"email",
					"sms",
					"call",
					"push",
					"in_person",
					"other"
				] },
				"label": { "$ref": "#/$defs/Name" },
				"address": { "$ref": "#/$defs/CounterpartyRef" }
			}
		},
		"Confirmation": {
			"title": "Confirmation",
			"type": "object",
			"additionalProperties": false,
			"required": ["channels"],
			"properties": { "channels": {
				"type": "array",
				"minItems": 1,
				"uniqueItems": true,
				"items": { "$ref": "#/$defs/Channel" }
			} }
		},
		"Audit": {
			"title": "Audit",
			"type": "object",
			"additionalProperties": false,
			"required": ["level", "report"],
			"properties": {
				"level": { "enum": ["official_acts", "all_acts"] },
				"report": { "enum": ["right_after", "daily_summary"] }
			}
		},
		"Record": {
			"title": "Record",
			"description": "What is kept of every official act, and where (G13).",
			"type": "object",
			"additionalProperties": false,
			"required": ["where", "contains"],
			"properties": {
				"where": { "$ref": "#/$defs/Text" },
				"contains": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"Resource": {
			"title": "Resource",
			"description": "An app the principal selected. No account or no locations: the whole app (G12).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"provider",
				"label",
				"effects"
			],
			"properties": {
				"id": { "$ref": "#/$defs/ResourceRef" },
				"provider": { "$ref": "#/$defs/Name" },
				"label": { "$ref": "#/$defs/Name" },
				"account": { "$ref": "#/$defs/CounterpartyRef" },
				"effects": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Effect" }
				},
				"place": { "$ref": "#/$defs/Text" },
				"reach": {
					"type": "array",
					"uniqueItems": true,
					"items": { "enum": [
						"read",
						"write",
						"delete",
						"share"
					] }
				},
				"via": { "$ref": "#/$defs/Text" },
				"locations": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"Targets": {
			"title": "Targets",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"class",
				"scope",
				"ids"
			],
			"properties": {
				"class": { "enum": [
					"recipients",
					"merchants",
					"payees",
					"offices",
					"collaborators",
					"audience"
				] },
				"scope": { "enum": [
					"named",
					"known",
					"any"
				] },
				"ids": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/CounterpartyRef" }
				}
			}
		},
		"Limits": {
			"title": "Limits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"categories": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Name" }
				},
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"GoAhead": {
			"title": "GoAhead",
			"type": "object",
			"additionalProperties": false,
			"required": ["mode"],
			"properties": {
				"mode": { "enum": ["standing", "each_time"] },
				"words": { "$ref": "#/$defs/Text" }
			}
		},
		"Authority": {
			"title": "Authority",
			"description": "The bounded permission for one act.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"act",
				"effect",
				"kind",
				"resources",
				"actors",
				"grounding",
				"limits",
				"commit"
			],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"targets": { "$ref": "#/$defs/Targets" },
				"resources": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ResourceRef" }
				},
				"actors": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActorRef" }
				},
				"grounding": { "$ref": "#/$defs/Grounding" },
				"limits": { "$ref": "#/$defs/Limits" },
				"pause_on_unexpected": { "const": true },
				"go_ahead": { "$ref": "#/$defs/GoAhead" },
				"commit": { "enum": [
					"automatic",
					"user_approval",
					"prohibited"
				] }
			},
			"if": {
				"properties": { "kind": { "const": "none" } },
				"required": ["kind"]
			},
			"then": { "properties": {
				"go_ahead": false,
				"commit": { "const": "automatic" }
			} },
			"else": { "required": ["go_ahead"] }
		},
		"Denial": {
			"title": "Denial",
			"description": "An act marked never, or (no act) a whole effect. A denial beats an allowance.",
			"type": "object",
			"additionalProperties": false,
			"required": ["effect", "kind"],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"label": { "$ref": "#/$defs/Name" }
			}
		},
		"Conflict": {
			"title": "Conflict",
			"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"about",
				"tool_permission",
				"work_rule",
				"applies",
				"chosen",
				"why"
			],
			"properties": {
				"about": { "$ref": "#/$defs/Text" },
				"tool_permission": { "$ref": "#/$defs/Text" },
				"work_rule": { "$ref": "#/$defs/Text" },
				"applies": { "enum": ["tool_permission", "work_rule"] },
				"chosen": { "$ref": "#/$defs/Text" },
				"why": { "$ref": "#/$defs/Text" }
			}
		},
		"SettlementKind": {
			"title": "SettlementKind",
			"enum": [
				"authored_completion",
				"rule_fires",
				"owner_acceptance",
				"ownership_transfer",
				"aggregated_judgment",
				"allocation_award",
				"committed_state_transition",
				"protocol_convergence"
			]
		},
		"Participant": {
			"title": "Participant",
			"type": "object",
			"additionalProperties": false,
			"required": ["actor", "membership"],
			"properties": {
				"actor": { "$ref": "#/$defs/ActorRef" },
				"membership": { "enum": ["member", "adjacent"] },
				"interaction": { "enum": [
					"none",
					"consulted",
					"notified"
				] },
				"authority": { "enum": [
					"none",
					"delegates",
					"delegated"
				] },
				"commit": { "enum": ["none", "ratifies"] }
			}
		},
		"Threshold": {
			"title": "Threshold",
			"type": "object",
			"additionalProperties": false,
			"required": ["approvals"],
			"properties": { "approvals": { "$ref": "#/$defs/Count" } }
		},
		"Settlement": {
			"title": "Settlement",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"kind": { "$ref": "#/$defs/SettlementKind" },
				"rule": { "$ref": "#/$defs/Text" },
				"threshold": { "$ref": "#/$defs/Threshold" },
				"evaluator": { "$ref": "#/$defs/ActorRef" },
				"reversibility": { "enum": [
					"reversible",
					"costly",
					"irreversible"
				] },
				"evidence": {
					"type": "array",
					"uniqueItems": true,
					"items": { "enum": [
						"accept",
						"votes",
						"transfer",
						"award",
						"commit"
					] }
				}
			}
		},
		"Termination": {
			"title": "Termination",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind"],
			"properties": {
				"kind": { "enum": [
					"construction",
					"declared_bound",
					"model_signal",
					"unbounded"
				] },
				"max_rounds": { "$ref": "#/$defs/Count" },
				"stop_rule": { "$ref": "#/$defs/Text" },
				"on_limit": { "enum": ["ask", "stop"] }
			}
		},
		"Handoff": {
			"title": "Handoff",
			"type": "object",
			"additionalProperties": false,
			"required": ["from", "to"],
			"properties": {
				"from": { "$ref": "#/$defs/ActorRef" },
				"to": { "$ref": "#/$defs/ActorRef" },
				"ownership": { "enum": ["moves", "stays"] },
				"acceptance": { "$ref": "#/$defs/Text" },
				"seam": { "enum": [
					"coordination",
					"specialisation",
					"segregation_of_duties",
					"accountability",
					"external_sla"
				] }
			}
		},
		"Transition": {
			"title": "Transition",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from",
				"to",
				"authority"
			],
			"properties": {
				"from": { "$ref": "#/$defs/ActorRef" },
				"to": { "$ref": "#/$defs/ActorRef" },
				"authority": { "enum": ["human_gate", "agent_delegates"] },
				"acts": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActId" }
				}
			}
		},
		"Configuration": {
			"title": "Configuration",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"plan_provenance": { "enum": [
					"authored",
					"runtime",
					"hybrid"
				] },
				"performer_composition": { "$ref": "#/$defs/Text" }
			}
		},
		"Protocol": {
			"title": "Protocol",
			"description": "A mesh answers who_may_act, artifact, interactions, conflict and settlement; a handoff answers eligibility, envelope and acceptance (F4).",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"who_may_act": { "$ref": "#/$defs/Text" },
				"artifact": { "$ref": "#/$defs/Text" },
				"interactions": { "$ref": "#/$defs/Text" },
				"conflict": { "$ref": "#/$defs/Text" },
				"settlement": { "$ref": "#/$defs/Text" },
				"eligibility": { "$ref": "#/$defs/Text" },
				"envelope": { "$ref": "#/$defs/Text" },
				"acceptance": { "$ref": "#/$defs/Text" }
			}
		},
		"Formation": {
			"title": "Formation",
			"type": "object",
			"additionalProperties": false,
			"required": ["arrangement"],
			"properties": {
				"name": { "$ref": "#/$defs/Name" },
				"arrangement": { "enum": [
					"path.sequential",
					"path.choice",
					"path.fanout_fanin",
					"path.bounded_loop",
					"hub.manager_worker",
					"habitat.handoff",
					"habitat.committee",
					"habitat.market",
					"habitat.blackboard",
					"habitat.mesh"
				] },
				"routing_authority": { "enum": [
					"code",
					"one_model",
					"any_peer",
					"none",
					"protocol",
					"environment"
				] },
				"participants": {
					"type": "array",
					"items": { "$ref": "#/$defs/Participant" }
				},
				"settlement": { "$ref": "#/$defs/Settlement" },
				"join": { "enum": [
					"all",
					"any",
					"first_completed",
					"decision",
					"wait_for_activated_arms"
				] },
				"termination": { "$ref": "#/$defs/Termination" },
				"handoffs": {
					"type": "array",
					"items": { "$ref": "#/$defs/Handoff" }
				},
				"transitions": {
					"type": "array",
					"items": { "$ref": "#/$defs/Transition" }
				},
				"configuration": { "$ref": "#/$defs/Configuration" },
				"protocol": { "$ref": "#/$defs/Protocol" },
				"acts": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActId" }
				},
				"unresolved": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"Seal": {
			"title": "Seal",
			"type": "object",
			"additionalProperties": false,
			"required": ["alg", "value"],
			"properties": {
				"alg": { "const": "sha-256" },
				"value": { "$ref": "#/$defs/Hex64" }
			}
		}
	}
};
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate223.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
				message: "must match pattern \"^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate223.errors = vErrors;
	return errors === 0;
}
validate223.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate225.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern4.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$" },
				message: "must match pattern \"^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate225.errors = vErrors;
	return errors === 0;
}
validate225.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate229.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 },
				message: "must NOT have more than 200 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern5.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate229.errors = vErrors;
	return errors === 0;
}
validate229.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate227.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			if (!validate225(data.sub, {
				instancePath: instancePath + "/sub",
				parentData: data,
				parentDataProperty: "sub",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate229(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate227.errors = vErrors;
	return errors === 0;
}
validate227.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate233.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 400) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 400 },
				message: "must NOT have more than 400 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern6.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
				message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate233.errors = vErrors;
	return errors === 0;
}
validate233.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate232.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name" || key0 === "role" || key0 === "platform")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			if (!validate233(data.sub, {
				instancePath: instancePath + "/sub",
				parentData: data,
				parentDataProperty: "sub",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate229(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			if (!validate229(data.role, {
				instancePath: instancePath + "/role",
				parentData: data,
				parentDataProperty: "role",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			if (!validate229(data.platform, {
				instancePath: instancePath + "/platform",
				parentData: data,
				parentDataProperty: "platform",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate232.errors = vErrors;
	return errors === 0;
}
validate232.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema80 = {
	"title": "OnBehalfOf",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind"],
	"properties": {
		"kind": { "enum": [
			"self",
			"person",
			"organization"
		] },
		"name": { "$ref": "#/$defs/Name" }
	}
};
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate239.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "self" || data0 === "person" || data0 === "organization")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema80.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate229(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate239.errors = vErrors;
	return errors === 0;
}
validate239.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate242.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern5.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate242.errors = vErrors;
	return errors === 0;
}
validate242.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate244.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.summary === void 0 || !func0.call(data, "summary")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "summary" },
				message: "must have required property 'summary'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.includes === void 0 || !func0.call(data, "includes")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "includes" },
				message: "must have required property 'includes'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.excludes === void 0 || !func0.call(data, "excludes")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "excludes" },
				message: "must have required property 'excludes'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "summary" || key0 === "includes" || key0 === "excludes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.summary !== void 0 && func0.call(data, "summary")) {
			if (!validate242(data.summary, {
				instancePath: instancePath + "/summary",
				parentData: data,
				parentDataProperty: "summary",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.includes !== void 0 && func0.call(data, "includes")) {
			let data1 = data.includes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate242(data1[i0], {
					instancePath: instancePath + "/includes/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
					errors = vErrors.length;
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data1[i1], data1[j0])) {
						const err4 = {
							instancePath: instancePath + "/includes",
							schemaPath: "#/properties/includes/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
						break outer0;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/includes",
					schemaPath: "#/properties/includes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.excludes !== void 0 && func0.call(data, "excludes")) {
			let data3 = data.excludes;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate242(data3[i2], {
					instancePath: instancePath + "/excludes/" + i2,
					parentData: data3,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
					errors = vErrors.length;
				}
				let i3 = data3.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data3[i3], data3[j1])) {
						const err6 = {
							instancePath: instancePath + "/excludes",
							schemaPath: "#/properties/excludes/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
						break outer1;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/excludes",
					schemaPath: "#/properties/excludes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate244.errors = vErrors;
	return errors === 0;
}
validate244.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema83 = {
	"title": "Defaults",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"working_mode",
		"pause_on_unexpected",
		"triggers",
		"self_changes",
		"new_connectors",
		"data_movement",
		"max_recipients",
		"limits",
		"grounding"
	],
	"properties": {
		"working_mode": { "$ref": "#/$defs/WorkingMode" },
		"pause_on_unexpected": { "type": "boolean" },
		"triggers": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Trigger" }
		},
		"self_changes": { "$ref": "#/$defs/SelfChanges" },
		"new_connectors": { "enum": ["not_covered", "covered"] },
		"data_movement": { "enum": [
			"never",
			"ask",
			"listed_apps"
		] },
		"max_recipients": { "$ref": "#/$defs/Count" },
		"limits": { "$ref": "#/$defs/DefaultLimits" },
		"grounding": { "$ref": "#/$defs/Grounding" }
	}
};
const schema84 = {
	"title": "WorkingMode",
	"enum": [
		"plan",
		"ask",
		"auto",
		"full_auto"
	]
};
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate250.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "plan" || data === "ask" || data === "auto" || data === "full_auto")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema84.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate250.errors = vErrors;
	return errors === 0;
}
validate250.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema85 = {
	"title": "Trigger",
	"enum": [
		"asked",
		"routine",
		"message",
		"notification",
		"app_event",
		"handoff",
		"autonomous"
	]
};
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate252.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "asked" || data === "routine" || data === "message" || data === "notification" || data === "app_event" || data === "handoff" || data === "autonomous")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema85.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate252.errors = vErrors;
	return errors === 0;
}
validate252.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema87 = {
	"title": "SelfChangeRule",
	"enum": [
		"never",
		"ask",
		"allowed"
	]
};
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate255.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "never" || data === "ask" || data === "allowed")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema87.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate255.errors = vErrors;
	return errors === 0;
}
validate255.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate254.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.schedule === void 0 || !func0.call(data, "schedule")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schedule" },
				message: "must have required property 'schedule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.account_settings === void 0 || !func0.call(data, "account_settings")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "account_settings" },
				message: "must have required property 'account_settings'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "memory" || key0 === "schedule" || key0 === "account_settings")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			if (!validate255(data.memory, {
				instancePath: instancePath + "/memory",
				parentData: data,
				parentDataProperty: "memory",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
				errors = vErrors.length;
			}
		}
		if (data.schedule !== void 0 && func0.call(data, "schedule")) {
			if (!validate255(data.schedule, {
				instancePath: instancePath + "/schedule",
				parentData: data,
				parentDataProperty: "schedule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
				errors = vErrors.length;
			}
		}
		if (data.account_settings !== void 0 && func0.call(data, "account_settings")) {
			if (!validate255(data.account_settings, {
				instancePath: instancePath + "/account_settings",
				parentData: data,
				parentDataProperty: "account_settings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate254.errors = vErrors;
	return errors === 0;
}
validate254.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate260.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < 1 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				},
				message: "must be >= 1"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate260.errors = vErrors;
	return errors === 0;
}
validate260.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate263.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.amount === void 0 || !func0.call(data, "amount")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.currency === void 0 || !func0.call(data, "currency")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currency" },
				message: "must have required property 'currency'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "amount" || key0 === "currency")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.amount !== void 0 && func0.call(data, "amount")) {
			let data0 = data.amount;
			if (typeof data0 === "string") {
				if (!pattern8.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
						message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/amount",
					schemaPath: "#/properties/amount/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.currency !== void 0 && func0.call(data, "currency")) {
			let data1 = data.currency;
			if (typeof data1 === "string") {
				if (!pattern9.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/currency",
						schemaPath: "#/properties/currency/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z]{3}$" },
						message: "must match pattern \"^[A-Z]{3}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/currency",
					schemaPath: "#/properties/currency/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate263.errors = vErrors;
	return errors === 0;
}
validate263.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema92 = {
	"title": "Day",
	"enum": [
		"mon",
		"tue",
		"wed",
		"thu",
		"fri",
		"sat",
		"sun"
	]
};
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate268.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "mon" || data === "tue" || data === "wed" || data === "thu" || data === "fri" || data === "sat" || data === "sun")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema92.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate268.errors = vErrors;
	return errors === 0;
}
validate268.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate267.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.days === void 0 || !func0.call(data, "days")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "days" },
				message: "must have required property 'days'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.start === void 0 || !func0.call(data, "start")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "start" },
				message: "must have required property 'start'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.end === void 0 || !func0.call(data, "end")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "end" },
				message: "must have required property 'end'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.timezone === void 0 || !func0.call(data, "timezone")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timezone" },
				message: "must have required property 'timezone'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "days" || key0 === "start" || key0 === "end" || key0 === "timezone")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.days !== void 0 && func0.call(data, "days")) {
			let data0 = data.days;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err5 = {
						instancePath: instancePath + "/days",
						schemaPath: "#/properties/days/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate268(data0[i0], {
					instancePath: instancePath + "/days/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
					errors = vErrors.length;
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err6 = {
							instancePath: instancePath + "/days",
							schemaPath: "#/properties/days/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
						break outer0;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.start !== void 0 && func0.call(data, "start")) {
			let data2 = data.start;
			if (typeof data2 === "string") {
				if (!pattern10.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/start",
						schemaPath: "#/properties/start/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/start",
					schemaPath: "#/properties/start/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.end !== void 0 && func0.call(data, "end")) {
			let data3 = data.end;
			if (typeof data3 === "string") {
				if (!pattern10.test(data3)) {
					const err10 = {
						instancePath: instancePath + "/end",
						schemaPath: "#/properties/end/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/end",
					schemaPath: "#/properties/end/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.timezone !== void 0 && func0.call(data, "timezone")) {
			if (!validate229(data.timezone, {
				instancePath: instancePath + "/timezone",
				parentData: data,
				parentDataProperty: "timezone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate267.errors = vErrors;
	return errors === 0;
}
validate267.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate262.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			if (!validate263(data.per_act, {
				instancePath: instancePath + "/per_act",
				parentData: data,
				parentDataProperty: "per_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
				errors = vErrors.length;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			if (!validate263(data.per_month, {
				instancePath: instancePath + "/per_month",
				parentData: data,
				parentDataProperty: "per_month",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
				errors = vErrors.length;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			if (!validate260(data.binding_acts_per_day, {
				instancePath: instancePath + "/binding_acts_per_day",
				parentData: data,
				parentDataProperty: "binding_acts_per_day",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
				errors = vErrors.length;
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate267(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate262.errors = vErrors;
	return errors === 0;
}
validate262.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema93 = {
	"title": "Grounding",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"allowed",
		"prohibited",
		"on_disagreement",
		"memory"
	],
	"properties": {
		"allowed": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/SourceRef" }
		},
		"prohibited": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/SourceRef" }
		},
		"freshness": { "$ref": "#/$defs/Duration" },
		"on_disagreement": { "enum": [
			"ask",
			"stop",
			"system_of_record"
		] },
		"memory": { "const": "lead_only" }
	}
};
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate274.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern12.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$" },
				message: "must match pattern \"^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate274.errors = vErrors;
	return errors === 0;
}
validate274.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate277.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 40) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 },
				message: "must NOT have more than 40 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern13.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$" },
				message: "must match pattern \"^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate277.errors = vErrors;
	return errors === 0;
}
validate277.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate273.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.allowed === void 0 || !func0.call(data, "allowed")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "allowed" },
				message: "must have required property 'allowed'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.prohibited === void 0 || !func0.call(data, "prohibited")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "prohibited" },
				message: "must have required property 'prohibited'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.on_disagreement === void 0 || !func0.call(data, "on_disagreement")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "on_disagreement" },
				message: "must have required property 'on_disagreement'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "allowed" || key0 === "prohibited" || key0 === "freshness" || key0 === "on_disagreement" || key0 === "memory")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.allowed !== void 0 && func0.call(data, "allowed")) {
			let data0 = data.allowed;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate274(data0[i0], {
					instancePath: instancePath + "/allowed/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
					errors = vErrors.length;
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err5 = {
							instancePath: instancePath + "/allowed",
							schemaPath: "#/properties/allowed/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
						break outer0;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/allowed",
					schemaPath: "#/properties/allowed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.prohibited !== void 0 && func0.call(data, "prohibited")) {
			let data2 = data.prohibited;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate274(data2[i2], {
					instancePath: instancePath + "/prohibited/" + i2,
					parentData: data2,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
					errors = vErrors.length;
				}
				let i3 = data2.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data2[i3], data2[j1])) {
						const err7 = {
							instancePath: instancePath + "/prohibited",
							schemaPath: "#/properties/prohibited/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
						break outer1;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/prohibited",
					schemaPath: "#/properties/prohibited/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.freshness !== void 0 && func0.call(data, "freshness")) {
			if (!validate277(data.freshness, {
				instancePath: instancePath + "/freshness",
				parentData: data,
				parentDataProperty: "freshness",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_disagreement !== void 0 && func0.call(data, "on_disagreement")) {
			let data5 = data.on_disagreement;
			if (!(data5 === "ask" || data5 === "stop" || data5 === "system_of_record")) {
				const err9 = {
					instancePath: instancePath + "/on_disagreement",
					schemaPath: "#/properties/on_disagreement/enum",
					keyword: "enum",
					params: { allowedValues: schema93.properties.on_disagreement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			if ("lead_only" !== data.memory) {
				const err10 = {
					instancePath: instancePath + "/memory",
					schemaPath: "#/properties/memory/const",
					keyword: "const",
					params: { allowedValue: "lead_only" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate273.errors = vErrors;
	return errors === 0;
}
validate273.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate249.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.working_mode === void 0 || !func0.call(data, "working_mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "working_mode" },
				message: "must have required property 'working_mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.pause_on_unexpected === void 0 || !func0.call(data, "pause_on_unexpected")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pause_on_unexpected" },
				message: "must have required property 'pause_on_unexpected'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.triggers === void 0 || !func0.call(data, "triggers")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "triggers" },
				message: "must have required property 'triggers'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.self_changes === void 0 || !func0.call(data, "self_changes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "self_changes" },
				message: "must have required property 'self_changes'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.new_connectors === void 0 || !func0.call(data, "new_connectors")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "new_connectors" },
				message: "must have required property 'new_connectors'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.data_movement === void 0 || !func0.call(data, "data_movement")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "data_movement" },
				message: "must have required property 'data_movement'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.max_recipients === void 0 || !func0.call(data, "max_recipients")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_recipients" },
				message: "must have required property 'max_recipients'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema83.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.working_mode !== void 0 && func0.call(data, "working_mode")) {
			if (!validate250(data.working_mode, {
				instancePath: instancePath + "/working_mode",
				parentData: data,
				parentDataProperty: "working_mode",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
				errors = vErrors.length;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (typeof data.pause_on_unexpected !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.triggers !== void 0 && func0.call(data, "triggers")) {
			let data2 = data.triggers;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err11 = {
						instancePath: instancePath + "/triggers",
						schemaPath: "#/properties/triggers/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate252(data2[i0], {
					instancePath: instancePath + "/triggers/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
					errors = vErrors.length;
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err12 = {
							instancePath: instancePath + "/triggers",
							schemaPath: "#/properties/triggers/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
						break outer0;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/triggers",
					schemaPath: "#/properties/triggers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.self_changes !== void 0 && func0.call(data, "self_changes")) {
			if (!validate254(data.self_changes, {
				instancePath: instancePath + "/self_changes",
				parentData: data,
				parentDataProperty: "self_changes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
				errors = vErrors.length;
			}
		}
		if (data.new_connectors !== void 0 && func0.call(data, "new_connectors")) {
			let data5 = data.new_connectors;
			if (!(data5 === "not_covered" || data5 === "covered")) {
				const err14 = {
					instancePath: instancePath + "/new_connectors",
					schemaPath: "#/properties/new_connectors/enum",
					keyword: "enum",
					params: { allowedValues: schema83.properties.new_connectors.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.data_movement !== void 0 && func0.call(data, "data_movement")) {
			let data6 = data.data_movement;
			if (!(data6 === "never" || data6 === "ask" || data6 === "listed_apps")) {
				const err15 = {
					instancePath: instancePath + "/data_movement",
					schemaPath: "#/properties/data_movement/enum",
					keyword: "enum",
					params: { allowedValues: schema83.properties.data_movement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.max_recipients !== void 0 && func0.call(data, "max_recipients")) {
			if (!validate260(data.max_recipients, {
				instancePath: instancePath + "/max_recipients",
				parentData: data,
				parentDataProperty: "max_recipients",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
				errors = vErrors.length;
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate262(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
				errors = vErrors.length;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate273(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate249.errors = vErrors;
	return errors === 0;
}
validate249.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema97 = {
	"title": "CeilingLevel",
	"enum": [
		"proposal",
		"on_confirm",
		"self_within_limits"
	]
};
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate282.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "proposal" || data === "on_confirm" || data === "self_within_limits")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema97.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate282.errors = vErrors;
	return errors === 0;
}
validate282.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate281.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sent === void 0 || !func0.call(data, "sent")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sent" },
				message: "must have required property 'sent'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.purchased === void 0 || !func0.call(data, "purchased")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purchased" },
				message: "must have required property 'purchased'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.transferred === void 0 || !func0.call(data, "transferred")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "transferred" },
				message: "must have required property 'transferred'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.submitted === void 0 || !func0.call(data, "submitted")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "submitted" },
				message: "must have required property 'submitted'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.changed === void 0 || !func0.call(data, "changed")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changed" },
				message: "must have required property 'changed'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.deleted === void 0 || !func0.call(data, "deleted")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deleted" },
				message: "must have required property 'deleted'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.shared === void 0 || !func0.call(data, "shared")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shared" },
				message: "must have required property 'shared'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sent" || key0 === "purchased" || key0 === "transferred" || key0 === "submitted" || key0 === "changed" || key0 === "deleted" || key0 === "shared")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.sent !== void 0 && func0.call(data, "sent")) {
			if (!validate282(data.sent, {
				instancePath: instancePath + "/sent",
				parentData: data,
				parentDataProperty: "sent",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
				errors = vErrors.length;
			}
		}
		if (data.purchased !== void 0 && func0.call(data, "purchased")) {
			if (!validate282(data.purchased, {
				instancePath: instancePath + "/purchased",
				parentData: data,
				parentDataProperty: "purchased",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
				errors = vErrors.length;
			}
		}
		if (data.transferred !== void 0 && func0.call(data, "transferred")) {
			if (!validate282(data.transferred, {
				instancePath: instancePath + "/transferred",
				parentData: data,
				parentDataProperty: "transferred",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
				errors = vErrors.length;
			}
		}
		if (data.submitted !== void 0 && func0.call(data, "submitted")) {
			if (!validate282(data.submitted, {
				instancePath: instancePath + "/submitted",
				parentData: data,
				parentDataProperty: "submitted",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
				errors = vErrors.length;
			}
		}
		if (data.changed !== void 0 && func0.call(data, "changed")) {
			if (!validate282(data.changed, {
				instancePath: instancePath + "/changed",
				parentData: data,
				parentDataProperty: "changed",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
				errors = vErrors.length;
			}
		}
		if (data.deleted !== void 0 && func0.call(data, "deleted")) {
			if (!validate282(data.deleted, {
				instancePath: instancePath + "/deleted",
				parentData: data,
				parentDataProperty: "deleted",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
				errors = vErrors.length;
			}
		}
		if (data.shared !== void 0 && func0.call(data, "shared")) {
			if (!validate282(data.shared, {
				instancePath: instancePath + "/shared",
				parentData: data,
				parentDataProperty: "shared",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate281.errors = vErrors;
	return errors === 0;
}
validate281.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate294.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern14.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9a-f]{64}$" },
				message: "must match pattern \"^[0-9a-f]{64}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate294.errors = vErrors;
	return errors === 0;
}
validate294.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate292.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0 || !func0.call(data, "version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" },
				message: "must have required property 'sha256'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "sha256")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.version !== void 0 && func0.call(data, "version")) {
			if (!validate229(data.version, {
				instancePath: instancePath + "/version",
				parentData: data,
				parentDataProperty: "version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
			if (!validate294(data.sha256, {
				instancePath: instancePath + "/sha256",
				parentData: data,
				parentDataProperty: "sha256",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate292.errors = vErrors;
	return errors === 0;
}
validate292.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate298.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.agent === void 0 || !func0.call(data, "agent")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "agent" },
				message: "must have required property 'agent'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" },
				message: "must have required property 'sha256'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "agent" || key0 === "sha256")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.agent !== void 0 && func0.call(data, "agent")) {
			if (!validate233(data.agent, {
				instancePath: instancePath + "/agent",
				parentData: data,
				parentDataProperty: "agent",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
				errors = vErrors.length;
			}
		}
		if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
			if (!validate294(data.sha256, {
				instancePath: instancePath + "/sha256",
				parentData: data,
				parentDataProperty: "sha256",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate298.errors = vErrors;
	return errors === 0;
}
validate298.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate291.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "request" || key0 === "formation_section" || key0 === "inventories")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.request !== void 0 && func0.call(data, "request")) {
			if (!validate292(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
				errors = vErrors.length;
			}
		}
		if (data.formation_section !== void 0 && func0.call(data, "formation_section")) {
			if (!validate292(data.formation_section, {
				instancePath: instancePath + "/formation_section",
				parentData: data,
				parentDataProperty: "formation_section",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
				errors = vErrors.length;
			}
		}
		if (data.inventories !== void 0 && func0.call(data, "inventories")) {
			let data2 = data.inventories;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate298(data2[i0], {
					instancePath: instancePath + "/inventories/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
					errors = vErrors.length;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/inventories",
					schemaPath: "#/properties/inventories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate291.errors = vErrors;
	return errors === 0;
}
validate291.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema102 = {
	"title": "WorkSystem",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"arrangement",
		"members",
		"unnamed_agents"
	],
	"properties": {
		"arrangement": { "enum": [
			"one_agent",
			"team",
			"lead_with_specialists",
			"external_system"
		] },
		"members": {
			"type": "array",
			"items": { "$ref": "#/$defs/Member" }
		},
		"unnamed_agents": { "enum": [
			"nothing",
			"non_binding",
			"ask"
		] }
	}
};
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate304.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.actor === void 0 || !func0.call(data, "actor")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actor" },
				message: "must have required property 'actor'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "actor" || key0 === "name" || key0 === "role" || key0 === "platform")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.actor !== void 0 && func0.call(data, "actor")) {
			if (!validate233(data.actor, {
				instancePath: instancePath + "/actor",
				parentData: data,
				parentDataProperty: "actor",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate229(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			if (!validate229(data.role, {
				instancePath: instancePath + "/role",
				parentData: data,
				parentDataProperty: "role",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			if (!validate229(data.platform, {
				instancePath: instancePath + "/platform",
				parentData: data,
				parentDataProperty: "platform",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate304.errors = vErrors;
	return errors === 0;
}
validate304.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate303.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.arrangement === void 0 || !func0.call(data, "arrangement")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "arrangement" },
				message: "must have required property 'arrangement'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.members === void 0 || !func0.call(data, "members")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "members" },
				message: "must have required property 'members'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.unnamed_agents === void 0 || !func0.call(data, "unnamed_agents")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "unnamed_agents" },
				message: "must have required property 'unnamed_agents'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "arrangement" || key0 === "members" || key0 === "unnamed_agents")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.arrangement !== void 0 && func0.call(data, "arrangement")) {
			let data0 = data.arrangement;
			if (!(data0 === "one_agent" || data0 === "team" || data0 === "lead_with_specialists" || data0 === "external_system")) {
				const err4 = {
					instancePath: instancePath + "/arrangement",
					schemaPath: "#/properties/arrangement/enum",
					keyword: "enum",
					params: { allowedValues: schema102.properties.arrangement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.members !== void 0 && func0.call(data, "members")) {
			let data1 = data.members;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate304(data1[i0], {
					instancePath: instancePath + "/members/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/members",
					schemaPath: "#/properties/members/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.unnamed_agents !== void 0 && func0.call(data, "unnamed_agents")) {
			let data3 = data.unnamed_agents;
			if (!(data3 === "nothing" || data3 === "non_binding" || data3 === "ask")) {
				const err6 = {
					instancePath: instancePath + "/unnamed_agents",
					schemaPath: "#/properties/unnamed_agents/enum",
					keyword: "enum",
					params: { allowedValues: schema102.properties.unnamed_agents.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate303.errors = vErrors;
	return errors === 0;
}
validate303.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate313.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.seal === void 0 || !func0.call(data, "seal")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seal" },
				message: "must have required property 'seal'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "grant_id" || key0 === "delegate" || key0 === "seal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			if (!validate223(data.grant_id, {
				instancePath: instancePath + "/grant_id",
				parentData: data,
				parentDataProperty: "grant_id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			if (!validate233(data.delegate, {
				instancePath: instancePath + "/delegate",
				parentData: data,
				parentDataProperty: "delegate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
				errors = vErrors.length;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			if (!validate294(data.seal, {
				instancePath: instancePath + "/seal",
				parentData: data,
				parentDataProperty: "seal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate313.errors = vErrors;
	return errors === 0;
}
validate313.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate311.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.depth === void 0 || !func0.call(data, "depth")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "depth" },
				message: "must have required property 'depth'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.max_depth === void 0 || !func0.call(data, "max_depth")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_depth" },
				message: "must have required property 'max_depth'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.chain === void 0 || !func0.call(data, "chain")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chain" },
				message: "must have required property 'chain'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "depth" || key0 === "max_depth" || key0 === "agents" || key0 === "chain")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.depth !== void 0 && func0.call(data, "depth")) {
			let data0 = data.depth;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err4 = {
					instancePath: instancePath + "/depth",
					schemaPath: "#/properties/depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.max_depth !== void 0 && func0.call(data, "max_depth")) {
			let data1 = data.max_depth;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/max_depth",
					schemaPath: "#/properties/max_depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9007199254740991 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					const err9 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.agents !== void 0 && func0.call(data, "agents")) {
			let data2 = data.agents;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err10 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate233(data2[i0], {
					instancePath: instancePath + "/agents/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
					errors = vErrors.length;
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err11 = {
							instancePath: instancePath + "/agents",
							schemaPath: "#/properties/agents/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
						break outer0;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/agents",
					schemaPath: "#/properties/agents/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.chain !== void 0 && func0.call(data, "chain")) {
			let data4 = data.chain;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate313(data4[i2], {
					instancePath: instancePath + "/chain/" + i2,
					parentData: data4,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
					errors = vErrors.length;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/chain",
					schemaPath: "#/properties/chain/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate311.errors = vErrors;
	return errors === 0;
}
validate311.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate320.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern15.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
				message: "must match pattern \"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate320.errors = vErrors;
	return errors === 0;
}
validate320.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate319.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issued_at === void 0 || !func0.call(data, "issued_at")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issued_at" },
				message: "must have required property 'issued_at'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.not_before === void 0 || !func0.call(data, "not_before")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "not_before" },
				message: "must have required property 'not_before'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.expires === void 0 || !func0.call(data, "expires")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expires" },
				message: "must have required property 'expires'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "issued_at" || key0 === "not_before" || key0 === "expires")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.issued_at !== void 0 && func0.call(data, "issued_at")) {
			if (!validate320(data.issued_at, {
				instancePath: instancePath + "/issued_at",
				parentData: data,
				parentDataProperty: "issued_at",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
				errors = vErrors.length;
			}
		}
		if (data.not_before !== void 0 && func0.call(data, "not_before")) {
			if (!validate320(data.not_before, {
				instancePath: instancePath + "/not_before",
				parentData: data,
				parentDataProperty: "not_before",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
				errors = vErrors.length;
			}
		}
		if (data.expires !== void 0 && func0.call(data, "expires")) {
			if (!validate320(data.expires, {
				instancePath: instancePath + "/expires",
				parentData: data,
				parentDataProperty: "expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate319.errors = vErrors;
	return errors === 0;
}
validate319.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate325(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate325.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.command === void 0 || !func0.call(data, "command")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "command" },
				message: "must have required property 'command'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "command" || key0 === "status")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.command !== void 0 && func0.call(data, "command")) {
			if (!validate229(data.command, {
				instancePath: instancePath + "/command",
				parentData: data,
				parentDataProperty: "command",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate225(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate325.errors = vErrors;
	return errors === 0;
}
validate325.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema110 = {
	"title": "Channel",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "label"],
	"properties": {
		"kind": { "enum": [
			"chat",
			"email",
			"sms",
			"call",
			"push",
			"in_person",
			"other"
		] },
		"label": { "$ref": "#/$defs/Name" },
		"address": { "$ref": "#/$defs/CounterpartyRef" }
	}
};
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate332.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 320) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 320 },
				message: "must NOT have more than 320 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern16.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate332.errors = vErrors;
	return errors === 0;
}
validate332.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate330.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "label" || key0 === "address")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "chat" || data0 === "email" || data0 === "sms" || data0 === "call" || data0 === "push" || data0 === "in_person" || data0 === "other")) {
				const err3 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema110.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate229(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.address !== void 0 && func0.call(data, "address")) {
			if (!validate332(data.address, {
				instancePath: instancePath + "/address",
				parentData: data,
				parentDataProperty: "address",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate330.errors = vErrors;
	return errors === 0;
}
validate330.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate329(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate329.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.channels === void 0 || !func0.call(data, "channels")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "channels" },
				message: "must have required property 'channels'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "channels")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.channels !== void 0 && func0.call(data, "channels")) {
			let data0 = data.channels;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err2 = {
						instancePath: instancePath + "/channels",
						schemaPath: "#/properties/channels/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate330(data0[i0], {
					instancePath: instancePath + "/channels/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
					errors = vErrors.length;
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err3 = {
							instancePath: instancePath + "/channels",
							schemaPath: "#/properties/channels/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						break outer0;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/channels",
					schemaPath: "#/properties/channels/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate329.errors = vErrors;
	return errors === 0;
}
validate329.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema112 = {
	"title": "Audit",
	"type": "object",
	"additionalProperties": false,
	"required": ["level", "report"],
	"properties": {
		"level": { "enum": ["official_acts", "all_acts"] },
		"report": { "enum": ["right_after", "daily_summary"] }
	}
};
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate336.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.level === void 0 || !func0.call(data, "level")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "level" },
				message: "must have required property 'level'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.report === void 0 || !func0.call(data, "report")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "report" },
				message: "must have required property 'report'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "level" || key0 === "report")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.level !== void 0 && func0.call(data, "level")) {
			let data0 = data.level;
			if (!(data0 === "official_acts" || data0 === "all_acts")) {
				const err3 = {
					instancePath: instancePath + "/level",
					schemaPath: "#/properties/level/enum",
					keyword: "enum",
					params: { allowedValues: schema112.properties.level.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.report !== void 0 && func0.call(data, "report")) {
			let data1 = data.report;
			if (!(data1 === "right_after" || data1 === "daily_summary")) {
				const err4 = {
					instancePath: instancePath + "/report",
					schemaPath: "#/properties/report/enum",
					keyword: "enum",
					params: { allowedValues: schema112.properties.report.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate336.errors = vErrors;
	return errors === 0;
}
validate336.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate338.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.where === void 0 || !func0.call(data, "where")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "where" },
				message: "must have required property 'where'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.contains === void 0 || !func0.call(data, "contains")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contains" },
				message: "must have required property 'contains'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "where" || key0 === "contains")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.where !== void 0 && func0.call(data, "where")) {
			if (!validate242(data.where, {
				instancePath: instancePath + "/where",
				parentData: data,
				parentDataProperty: "where",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.contains !== void 0 && func0.call(data, "contains")) {
			let data1 = data.contains;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate242(data1[i0], {
					instancePath: instancePath + "/contains/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
					errors = vErrors.length;
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data1[i1], data1[j0])) {
						const err3 = {
							instancePath: instancePath + "/contains",
							schemaPath: "#/properties/contains/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						break outer0;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/contains",
					schemaPath: "#/properties/contains/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate338.errors = vErrors;
	return errors === 0;
}
validate338.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema114 = {
	"title": "Resource",
	"description": "An app the principal selected. No account or no locations: the whole app (G12).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"provider",
		"label",
		"effects"
	],
	"properties": {
		"id": { "$ref": "#/$defs/ResourceRef" },
		"provider": { "$ref": "#/$defs/Name" },
		"label": { "$ref": "#/$defs/Name" },
		"account": { "$ref": "#/$defs/CounterpartyRef" },
		"effects": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Effect" }
		},
		"place": { "$ref": "#/$defs/Text" },
		"reach": {
			"type": "array",
			"uniqueItems": true,
			"items": { "enum": [
				"read",
				"write",
				"delete",
				"share"
			] }
		},
		"via": { "$ref": "#/$defs/Text" },
		"locations": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Text" }
		}
	}
};
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate343.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern17.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z0-9][a-z0-9._\\-]{0,79}$" },
				message: "must match pattern \"^[a-z0-9][a-z0-9._\\-]{0,79}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate343.errors = vErrors;
	return errors === 0;
}
validate343.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema117 = {
	"title": "CatalogueEffect",
	"enum": [
		"read",
		"search",
		"analyze",
		"draft",
		"recommend",
		"prepare",
		"send_email",
		"send_message",
		"place_call",
		"invite",
		"purchase",
		"book",
		"subscribe",
		"pay",
		"transfer_money",
		"refund",
		"submit_form",
		"sign",
		"apply",
		"file_return",
		"accept_terms",
		"create_record",
		"update_record",
		"schedule",
		"edit_document",
		"organize_files",
		"change_settings",
		"run_change",
		"cancel_booking",
		"unsubscribe",
		"delete_record",
		"delete_file",
		"share_file",
		"publish",
		"grant_access",
		"move_information"
	]
};
function validate349(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate349.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "read" || data === "search" || data === "analyze" || data === "draft" || data === "recommend" || data === "prepare" || data === "send_email" || data === "send_message" || data === "place_call" || data === "invite" || data === "purchase" || data === "book" || data === "subscribe" || data === "pay" || data === "transfer_money" || data === "refund" || data === "submit_form" || data === "sign" || data === "apply" || data === "file_return" || data === "accept_terms" || data === "create_record" || data === "update_record" || data === "schedule" || data === "edit_document" || data === "organize_files" || data === "change_settings" || data === "run_change" || data === "cancel_booking" || data === "unsubscribe" || data === "delete_record" || data === "delete_file" || data === "share_file" || data === "publish" || data === "grant_access" || data === "move_information")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema117.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate349.errors = vErrors;
	return errors === 0;
}
validate349.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate351.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern18.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^https://[^\\s\\p{Cc}\\p{Cf}]+$" },
				message: "must match pattern \"^https://[^\\s\\p{Cc}\\p{Cf}]+$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate351.errors = vErrors;
	return errors === 0;
}
validate351.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate348.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate349(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	const _errs2 = errors;
	if (!validate351(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate348.errors = vErrors;
	return errors === 0;
}
validate348.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate342.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.provider === void 0 || !func0.call(data, "provider")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" },
				message: "must have required property 'provider'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.effects === void 0 || !func0.call(data, "effects")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effects" },
				message: "must have required property 'effects'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema114.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			if (!validate343(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
				errors = vErrors.length;
			}
		}
		if (data.provider !== void 0 && func0.call(data, "provider")) {
			if (!validate229(data.provider, {
				instancePath: instancePath + "/provider",
				parentData: data,
				parentDataProperty: "provider",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate229(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.account !== void 0 && func0.call(data, "account")) {
			if (!validate332(data.account, {
				instancePath: instancePath + "/account",
				parentData: data,
				parentDataProperty: "account",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
				errors = vErrors.length;
			}
		}
		if (data.effects !== void 0 && func0.call(data, "effects")) {
			let data4 = data.effects;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate348(data4[i0], {
					instancePath: instancePath + "/effects/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
					errors = vErrors.length;
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data4[i1], data4[j0])) {
						const err5 = {
							instancePath: instancePath + "/effects",
							schemaPath: "#/properties/effects/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
						break outer0;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/effects",
					schemaPath: "#/properties/effects/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.place !== void 0 && func0.call(data, "place")) {
			if (!validate242(data.place, {
				instancePath: instancePath + "/place",
				parentData: data,
				parentDataProperty: "place",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.reach !== void 0 && func0.call(data, "reach")) {
			let data7 = data.reach;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data8 = data7[i2];
					if (!(data8 === "read" || data8 === "write" || data8 === "delete" || data8 === "share")) {
						const err7 = {
							instancePath: instancePath + "/reach/" + i2,
							schemaPath: "#/properties/reach/items/enum",
							keyword: "enum",
							params: { allowedValues: schema114.properties.reach.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				let i3 = data7.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data7[i3], data7[j1])) {
						const err8 = {
							instancePath: instancePath + "/reach",
							schemaPath: "#/properties/reach/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
						break outer1;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/reach",
					schemaPath: "#/properties/reach/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.via !== void 0 && func0.call(data, "via")) {
			if (!validate242(data.via, {
				instancePath: instancePath + "/via",
				parentData: data,
				parentDataProperty: "via",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.locations !== void 0 && func0.call(data, "locations")) {
			let data10 = data.locations;
			if (Array.isArray(data10)) {
				if (data10.length < 1) {
					const err10 = {
						instancePath: instancePath + "/locations",
						schemaPath: "#/properties/locations/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len2 = data10.length;
				for (let i4 = 0; i4 < len2; i4++) if (!validate242(data10[i4], {
					instancePath: instancePath + "/locations/" + i4,
					parentData: data10,
					parentDataProperty: i4,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
					errors = vErrors.length;
				}
				let i5 = data10.length;
				let j2;
				if (i5 > 1) {
					outer2: for (; i5--;) for (j2 = i5; j2--;) if (func27(data10[i5], data10[j2])) {
						const err11 = {
							instancePath: instancePath + "/locations",
							schemaPath: "#/properties/locations/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i5,
								j: j2
							},
							message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
						break outer2;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/locations",
					schemaPath: "#/properties/locations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate342.errors = vErrors;
	return errors === 0;
}
validate342.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema119 = {
	"title": "Authority",
	"description": "The bounded permission for one act.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"act",
		"effect",
		"kind",
		"resources",
		"actors",
		"grounding",
		"limits",
		"commit"
	],
	"properties": {
		"act": { "$ref": "#/$defs/ActId" },
		"effect": { "$ref": "#/$defs/Effect" },
		"kind": { "$ref": "#/$defs/Kind" },
		"targets": { "$ref": "#/$defs/Targets" },
		"resources": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ResourceRef" }
		},
		"actors": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ActorRef" }
		},
		"grounding": { "$ref": "#/$defs/Grounding" },
		"limits": { "$ref": "#/$defs/Limits" },
		"pause_on_unexpected": { "const": true },
		"go_ahead": { "$ref": "#/$defs/GoAhead" },
		"commit": { "enum": [
			"automatic",
			"user_approval",
			"prohibited"
		] }
	},
	"if": {
		"properties": { "kind": { "const": "none" } },
		"required": ["kind"]
	},
	"then": { "properties": {
		"go_ahead": false,
		"commit": { "const": "automatic" }
	} },
	"else": { "required": ["go_ahead"] }
};
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate359.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func84(data) > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 100 },
				message: "must NOT have more than 100 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern19.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$" },
				message: "must match pattern \"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate359.errors = vErrors;
	return errors === 0;
}
validate359.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema121 = {
	"title": "Kind",
	"enum": [
		"none",
		"sent",
		"purchased",
		"transferred",
		"submitted",
		"changed",
		"deleted",
		"shared"
	]
};
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate362.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "none" || data === "sent" || data === "purchased" || data === "transferred" || data === "submitted" || data === "changed" || data === "deleted" || data === "shared")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema121.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate362.errors = vErrors;
	return errors === 0;
}
validate362.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema122 = {
	"title": "Targets",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"class",
		"scope",
		"ids"
	],
	"properties": {
		"class": { "enum": [
			"recipients",
			"merchants",
			"payees",
			"offices",
			"collaborators",
			"audience"
		] },
		"scope": { "enum": [
			"named",
			"known",
			"any"
		] },
		"ids": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/CounterpartyRef" }
		}
	}
};
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate364.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.class === void 0 || !func0.call(data, "class")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "class" },
				message: "must have required property 'class'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.scope === void 0 || !func0.call(data, "scope")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "scope" },
				message: "must have required property 'scope'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ids === void 0 || !func0.call(data, "ids")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ids" },
				message: "must have required property 'ids'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "class" || key0 === "scope" || key0 === "ids")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.class !== void 0 && func0.call(data, "class")) {
			let data0 = data.class;
			if (!(data0 === "recipients" || data0 === "merchants" || data0 === "payees" || data0 === "offices" || data0 === "collaborators" || data0 === "audience")) {
				const err4 = {
					instancePath: instancePath + "/class",
					schemaPath: "#/properties/class/enum",
					keyword: "enum",
					params: { allowedValues: schema122.properties.class.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.scope !== void 0 && func0.call(data, "scope")) {
			let data1 = data.scope;
			if (!(data1 === "named" || data1 === "known" || data1 === "any")) {
				const err5 = {
					instancePath: instancePath + "/scope",
					schemaPath: "#/properties/scope/enum",
					keyword: "enum",
					params: { allowedValues: schema122.properties.scope.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.ids !== void 0 && func0.call(data, "ids")) {
			let data2 = data.ids;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate332(data2[i0], {
					instancePath: instancePath + "/ids/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
					errors = vErrors.length;
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err6 = {
							instancePath: instancePath + "/ids",
							schemaPath: "#/properties/ids/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
						break outer0;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/ids",
					schemaPath: "#/properties/ids/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate364.errors = vErrors;
	return errors === 0;
}
validate364.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate370(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate370.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "categories" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			if (!validate263(data.per_act, {
				instancePath: instancePath + "/per_act",
				parentData: data,
				parentDataProperty: "per_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
				errors = vErrors.length;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			if (!validate263(data.per_month, {
				instancePath: instancePath + "/per_month",
				parentData: data,
				parentDataProperty: "per_month",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data2 = data.categories;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err1 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate229(data2[i0], {
					instancePath: instancePath + "/categories/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
					errors = vErrors.length;
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err2 = {
							instancePath: instancePath + "/categories",
							schemaPath: "#/properties/categories/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
						break outer0;
					}
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			if (!validate260(data.binding_acts_per_day, {
				instancePath: instancePath + "/binding_acts_per_day",
				parentData: data,
				parentDataProperty: "binding_acts_per_day",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
				errors = vErrors.length;
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate267(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate370.errors = vErrors;
	return errors === 0;
}
validate370.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema124 = {
	"title": "GoAhead",
	"type": "object",
	"additionalProperties": false,
	"required": ["mode"],
	"properties": {
		"mode": { "enum": ["standing", "each_time"] },
		"words": { "$ref": "#/$defs/Text" }
	}
};
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate377.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0 || !func0.call(data, "mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "mode" || key0 === "words")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.mode !== void 0 && func0.call(data, "mode")) {
			let data0 = data.mode;
			if (!(data0 === "standing" || data0 === "each_time")) {
				const err2 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema124.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.words !== void 0 && func0.call(data, "words")) {
			if (!validate242(data.words, {
				instancePath: instancePath + "/words",
				parentData: data,
				parentDataProperty: "words",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate377.errors = vErrors;
	return errors === 0;
}
validate377.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate358.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if ((data.kind === void 0 || !func0.call(data, "kind")) && "kind") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.kind !== void 0 && func0.call(data, "kind")) {
			if ("none" !== data.kind) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
				const err2 = {
					instancePath: instancePath + "/go_ahead",
					schemaPath: "#/then/properties/go_ahead/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.commit !== void 0 && func0.call(data, "commit")) {
				if ("automatic" !== data.commit) {
					const err3 = {
						instancePath: instancePath + "/commit",
						schemaPath: "#/then/properties/commit/const",
						keyword: "const",
						params: { allowedValue: "automatic" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		if (valid0) {
			var props0 = {};
			props0.go_ahead = true;
			props0.commit = true;
			props0.kind = true;
		}
		ifClause0 = "then";
	} else {
		const _errs6 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead === void 0 || !func0.call(data, "go_ahead")) {
				const err4 = {
					instancePath,
					schemaPath: "#/else/required",
					keyword: "required",
					params: { missingProperty: "go_ahead" },
					message: "must have required property 'go_ahead'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		var _valid0 = _errs6 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err5 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.act === void 0 || !func0.call(data, "act")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "act" },
				message: "must have required property 'act'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.actors === void 0 || !func0.call(data, "actors")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actors" },
				message: "must have required property 'actors'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.commit === void 0 || !func0.call(data, "commit")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "commit" },
				message: "must have required property 'commit'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema119.properties, key0)) {
			const err14 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			if (!validate359(data.act, {
				instancePath: instancePath + "/act",
				parentData: data,
				parentDataProperty: "act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
				errors = vErrors.length;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate348(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate362(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
				errors = vErrors.length;
			}
		}
		if (data.targets !== void 0 && func0.call(data, "targets")) {
			if (!validate364(data.targets, {
				instancePath: instancePath + "/targets",
				parentData: data,
				parentDataProperty: "targets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data7 = data.resources;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate343(data7[i0], {
					instancePath: instancePath + "/resources/" + i0,
					parentData: data7,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
					errors = vErrors.length;
				}
				let i1 = data7.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data7[i1], data7[j0])) {
						const err15 = {
							instancePath: instancePath + "/resources",
							schemaPath: "#/properties/resources/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
						break outer0;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.actors !== void 0 && func0.call(data, "actors")) {
			let data9 = data.actors;
			if (Array.isArray(data9)) {
				if (data9.length < 1) {
					const err17 = {
						instancePath: instancePath + "/actors",
						schemaPath: "#/properties/actors/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				const len1 = data9.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate233(data9[i2], {
					instancePath: instancePath + "/actors/" + i2,
					parentData: data9,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
					errors = vErrors.length;
				}
				let i3 = data9.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data9[i3], data9[j1])) {
						const err18 = {
							instancePath: instancePath + "/actors",
							schemaPath: "#/properties/actors/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
						break outer1;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/actors",
					schemaPath: "#/properties/actors/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate273(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
				errors = vErrors.length;
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate370(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
				errors = vErrors.length;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (true !== data.pause_on_unexpected) {
				const err20 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/const",
					keyword: "const",
					params: { allowedValue: true },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
			if (!validate377(data.go_ahead, {
				instancePath: instancePath + "/go_ahead",
				parentData: data,
				parentDataProperty: "go_ahead",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
				errors = vErrors.length;
			}
		}
		if (data.commit !== void 0 && func0.call(data, "commit")) {
			let data15 = data.commit;
			if (!(data15 === "automatic" || data15 === "user_approval" || data15 === "prohibited")) {
				const err21 = {
					instancePath: instancePath + "/commit",
					schemaPath: "#/properties/commit/enum",
					keyword: "enum",
					params: { allowedValues: schema119.properties.commit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate358.errors = vErrors;
	return errors === 0;
}
validate358.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate381.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "act" || key0 === "effect" || key0 === "kind" || key0 === "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			if (!validate359(data.act, {
				instancePath: instancePath + "/act",
				parentData: data,
				parentDataProperty: "act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
				errors = vErrors.length;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate348(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate362(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
				errors = vErrors.length;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate229(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate381.errors = vErrors;
	return errors === 0;
}
validate381.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema126 = {
	"title": "Conflict",
	"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"about",
		"tool_permission",
		"work_rule",
		"applies",
		"chosen",
		"why"
	],
	"properties": {
		"about": { "$ref": "#/$defs/Text" },
		"tool_permission": { "$ref": "#/$defs/Text" },
		"work_rule": { "$ref": "#/$defs/Text" },
		"applies": { "enum": ["tool_permission", "work_rule"] },
		"chosen": { "$ref": "#/$defs/Text" },
		"why": { "$ref": "#/$defs/Text" }
	}
};
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate387.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.about === void 0 || !func0.call(data, "about")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "about" },
				message: "must have required property 'about'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tool_permission === void 0 || !func0.call(data, "tool_permission")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tool_permission" },
				message: "must have required property 'tool_permission'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.work_rule === void 0 || !func0.call(data, "work_rule")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_rule" },
				message: "must have required property 'work_rule'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.applies === void 0 || !func0.call(data, "applies")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "applies" },
				message: "must have required property 'applies'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.chosen === void 0 || !func0.call(data, "chosen")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chosen" },
				message: "must have required property 'chosen'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.why === void 0 || !func0.call(data, "why")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "why" },
				message: "must have required property 'why'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "about" || key0 === "tool_permission" || key0 === "work_rule" || key0 === "applies" || key0 === "chosen" || key0 === "why")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.about !== void 0 && func0.call(data, "about")) {
			if (!validate242(data.about, {
				instancePath: instancePath + "/about",
				parentData: data,
				parentDataProperty: "about",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.tool_permission !== void 0 && func0.call(data, "tool_permission")) {
			if (!validate242(data.tool_permission, {
				instancePath: instancePath + "/tool_permission",
				parentData: data,
				parentDataProperty: "tool_permission",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_rule !== void 0 && func0.call(data, "work_rule")) {
			if (!validate242(data.work_rule, {
				instancePath: instancePath + "/work_rule",
				parentData: data,
				parentDataProperty: "work_rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.applies !== void 0 && func0.call(data, "applies")) {
			let data3 = data.applies;
			if (!(data3 === "tool_permission" || data3 === "work_rule")) {
				const err7 = {
					instancePath: instancePath + "/applies",
					schemaPath: "#/properties/applies/enum",
					keyword: "enum",
					params: { allowedValues: schema126.properties.applies.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.chosen !== void 0 && func0.call(data, "chosen")) {
			if (!validate242(data.chosen, {
				instancePath: instancePath + "/chosen",
				parentData: data,
				parentDataProperty: "chosen",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.why !== void 0 && func0.call(data, "why")) {
			if (!validate242(data.why, {
				instancePath: instancePath + "/why",
				parentData: data,
				parentDataProperty: "why",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate387.errors = vErrors;
	return errors === 0;
}
validate387.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema127 = {
	"title": "Formation",
	"type": "object",
	"additionalProperties": false,
	"required": ["arrangement"],
	"properties": {
		"name": { "$ref": "#/$defs/Name" },
		"arrangement": { "enum": [
			"path.sequential",
			"path.choice",
			"path.fanout_fanin",
			"path.bounded_loop",
			"hub.manager_worker",
			"habitat.handoff",
			"habitat.committee",
			"habitat.market",
			"habitat.blackboard",
			"habitat.mesh"
		] },
		"routing_authority": { "enum": [
			"code",
			"one_model",
			"any_peer",
			"none",
			"protocol",
			"environment"
		] },
		"participants": {
			"type": "array",
			"items": { "$ref": "#/$defs/Participant" }
		},
		"settlement": { "$ref": "#/$defs/Settlement" },
		"join": { "enum": [
			"all",
			"any",
			"first_completed",
			"decision",
			"wait_for_activated_arms"
		] },
		"termination": { "$ref": "#/$defs/Termination" },
		"handoffs": {
			"type": "array",
			"items": { "$ref": "#/$defs/Handoff" }
		},
		"transitions": {
			"type": "array",
			"items": { "$ref": "#/$defs/Transition" }
		},
		"configuration": { "$ref": "#/$defs/Configuration" },
		"protocol": { "$ref": "#/$defs/Protocol" },
		"acts": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ActId" }
		},
		"unresolved": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Text" }
		}
	}
};
const schema128 = {
	"title": "Participant",
	"type": "object",
	"additionalProperties": false,
	"required": ["actor", "membership"],
	"properties": {
		"actor": { "$ref": "#/$defs/ActorRef" },
		"membership": { "enum": ["member", "adjacent"] },
		"interaction": { "enum": [
			"none",
			"consulted",
			"notified"
		] },
		"authority": { "enum": [
			"none",
			"delegates",
			"delegated"
		] },
		"commit": { "enum": ["none", "ratifies"] }
	}
};
function validate396(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate396.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.actor === void 0 || !func0.call(data, "actor")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actor" },
				message: "must have required property 'actor'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.membership === void 0 || !func0.call(data, "membership")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "membership" },
				message: "must have required property 'membership'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "actor" || key0 === "membership" || key0 === "interaction" || key0 === "authority" || key0 === "commit")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.actor !== void 0 && func0.call(data, "actor")) {
			if (!validate233(data.actor, {
				instancePath: instancePath + "/actor",
				parentData: data,
				parentDataProperty: "actor",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
				errors = vErrors.length;
			}
		}
		if (data.membership !== void 0 && func0.call(data, "membership")) {
			let data1 = data.membership;
			if (!(data1 === "member" || data1 === "adjacent")) {
				const err3 = {
					instancePath: instancePath + "/membership",
					schemaPath: "#/properties/membership/enum",
					keyword: "enum",
					params: { allowedValues: schema128.properties.membership.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.interaction !== void 0 && func0.call(data, "interaction")) {
			let data2 = data.interaction;
			if (!(data2 === "none" || data2 === "consulted" || data2 === "notified")) {
				const err4 = {
					instancePath: instancePath + "/interaction",
					schemaPath: "#/properties/interaction/enum",
					keyword: "enum",
					params: { allowedValues: schema128.properties.interaction.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.authority !== void 0 && func0.call(data, "authority")) {
			let data3 = data.authority;
			if (!(data3 === "none" || data3 === "delegates" || data3 === "delegated")) {
				const err5 = {
					instancePath: instancePath + "/authority",
					schemaPath: "#/properties/authority/enum",
					keyword: "enum",
					params: { allowedValues: schema128.properties.authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.commit !== void 0 && func0.call(data, "commit")) {
			let data4 = data.commit;
			if (!(data4 === "none" || data4 === "ratifies")) {
				const err6 = {
					instancePath: instancePath + "/commit",
					schemaPath: "#/properties/commit/enum",
					keyword: "enum",
					params: { allowedValues: schema128.properties.commit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate396.errors = vErrors;
	return errors === 0;
}
validate396.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema129 = {
	"title": "Settlement",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"kind": { "$ref": "#/$defs/SettlementKind" },
		"rule": { "$ref": "#/$defs/Text" },
		"threshold": { "$ref": "#/$defs/Threshold" },
		"evaluator": { "$ref": "#/$defs/ActorRef" },
		"reversibility": { "enum": [
			"reversible",
			"costly",
			"irreversible"
		] },
		"evidence": {
			"type": "array",
			"uniqueItems": true,
			"items": { "enum": [
				"accept",
				"votes",
				"transfer",
				"award",
				"commit"
			] }
		}
	}
};
const schema130 = {
	"title": "SettlementKind",
	"enum": [
		"authored_completion",
		"rule_fires",
		"owner_acceptance",
		"ownership_transfer",
		"aggregated_judgment",
		"allocation_award",
		"committed_state_transition",
		"protocol_convergence"
	]
};
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate400.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "authored_completion" || data === "rule_fires" || data === "owner_acceptance" || data === "ownership_transfer" || data === "aggregated_judgment" || data === "allocation_award" || data === "committed_state_transition" || data === "protocol_convergence")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema130.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate400.errors = vErrors;
	return errors === 0;
}
validate400.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate403(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate403.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.approvals === void 0 || !func0.call(data, "approvals")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "approvals" },
				message: "must have required property 'approvals'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "approvals")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.approvals !== void 0 && func0.call(data, "approvals")) {
			if (!validate260(data.approvals, {
				instancePath: instancePath + "/approvals",
				parentData: data,
				parentDataProperty: "approvals",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate403.errors = vErrors;
	return errors === 0;
}
validate403.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate399(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate399.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "rule" || key0 === "threshold" || key0 === "evaluator" || key0 === "reversibility" || key0 === "evidence")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate400(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0 && func0.call(data, "rule")) {
			if (!validate242(data.rule, {
				instancePath: instancePath + "/rule",
				parentData: data,
				parentDataProperty: "rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.threshold !== void 0 && func0.call(data, "threshold")) {
			if (!validate403(data.threshold, {
				instancePath: instancePath + "/threshold",
				parentData: data,
				parentDataProperty: "threshold",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
				errors = vErrors.length;
			}
		}
		if (data.evaluator !== void 0 && func0.call(data, "evaluator")) {
			if (!validate233(data.evaluator, {
				instancePath: instancePath + "/evaluator",
				parentData: data,
				parentDataProperty: "evaluator",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
				errors = vErrors.length;
			}
		}
		if (data.reversibility !== void 0 && func0.call(data, "reversibility")) {
			let data4 = data.reversibility;
			if (!(data4 === "reversible" || data4 === "costly" || data4 === "irreversible")) {
				const err1 = {
					instancePath: instancePath + "/reversibility",
					schemaPath: "#/properties/reversibility/enum",
					keyword: "enum",
					params: { allowedValues: schema129.properties.reversibility.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.evidence !== void 0 && func0.call(data, "evidence")) {
			let data5 = data.evidence;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (!(data6 === "accept" || data6 === "votes" || data6 === "transfer" || data6 === "award" || data6 === "commit")) {
						const err2 = {
							instancePath: instancePath + "/evidence/" + i0,
							schemaPath: "#/properties/evidence/items/enum",
							keyword: "enum",
							params: { allowedValues: schema129.properties.evidence.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				let i1 = data5.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data5[i1], data5[j0])) {
						const err3 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						break outer0;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/evidence",
					schemaPath: "#/properties/evidence/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate399.errors = vErrors;
	return errors === 0;
}
validate399.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema132 = {
	"title": "Termination",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind"],
	"properties": {
		"kind": { "enum": [
			"construction",
			"declared_bound",
			"model_signal",
			"unbounded"
		] },
		"max_rounds": { "$ref": "#/$defs/Count" },
		"stop_rule": { "$ref": "#/$defs/Text" },
		"on_limit": { "enum": ["ask", "stop"] }
	}
};
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate408.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "max_rounds" || key0 === "stop_rule" || key0 === "on_limit")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "construction" || data0 === "declared_bound" || data0 === "model_signal" || data0 === "unbounded")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema132.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.max_rounds !== void 0 && func0.call(data, "max_rounds")) {
			if (!validate260(data.max_rounds, {
				instancePath: instancePath + "/max_rounds",
				parentData: data,
				parentDataProperty: "max_rounds",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
				errors = vErrors.length;
			}
		}
		if (data.stop_rule !== void 0 && func0.call(data, "stop_rule")) {
			if (!validate242(data.stop_rule, {
				instancePath: instancePath + "/stop_rule",
				parentData: data,
				parentDataProperty: "stop_rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_limit !== void 0 && func0.call(data, "on_limit")) {
			let data3 = data.on_limit;
			if (!(data3 === "ask" || data3 === "stop")) {
				const err3 = {
					instancePath: instancePath + "/on_limit",
					schemaPath: "#/properties/on_limit/enum",
					keyword: "enum",
					params: { allowedValues: schema132.properties.on_limit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate408.errors = vErrors;
	return errors === 0;
}
validate408.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema133 = {
	"title": "Handoff",
	"type": "object",
	"additionalProperties": false,
	"required": ["from", "to"],
	"properties": {
		"from": { "$ref": "#/$defs/ActorRef" },
		"to": { "$ref": "#/$defs/ActorRef" },
		"ownership": { "enum": ["moves", "stays"] },
		"acceptance": { "$ref": "#/$defs/Text" },
		"seam": { "enum": [
			"coordination",
			"specialisation",
			"segregation_of_duties",
			"accountability",
			"external_sla"
		] }
	}
};
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate412.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0 || !func0.call(data, "from")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0 || !func0.call(data, "to")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "from" || key0 === "to" || key0 === "ownership" || key0 === "acceptance" || key0 === "seam")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.from !== void 0 && func0.call(data, "from")) {
			if (!validate233(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
				errors = vErrors.length;
			}
		}
		if (data.to !== void 0 && func0.call(data, "to")) {
			if (!validate233(data.to, {
				instancePath: instancePath + "/to",
				parentData: data,
				parentDataProperty: "to",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
				errors = vErrors.length;
			}
		}
		if (data.ownership !== void 0 && func0.call(data, "ownership")) {
			let data2 = data.ownership;
			if (!(data2 === "moves" || data2 === "stays")) {
				const err3 = {
					instancePath: instancePath + "/ownership",
					schemaPath: "#/properties/ownership/enum",
					keyword: "enum",
					params: { allowedValues: schema133.properties.ownership.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.acceptance !== void 0 && func0.call(data, "acceptance")) {
			if (!validate242(data.acceptance, {
				instancePath: instancePath + "/acceptance",
				parentData: data,
				parentDataProperty: "acceptance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.seam !== void 0 && func0.call(data, "seam")) {
			let data4 = data.seam;
			if (!(data4 === "coordination" || data4 === "specialisation" || data4 === "segregation_of_duties" || data4 === "accountability" || data4 === "external_sla")) {
				const err4 = {
					instancePath: instancePath + "/seam",
					schemaPath: "#/properties/seam/enum",
					keyword: "enum",
					params: { allowedValues: schema133.properties.seam.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate412.errors = vErrors;
	return errors === 0;
}
validate412.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema134 = {
	"title": "Transition",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"from",
		"to",
		"authority"
	],
	"properties": {
		"from": { "$ref": "#/$defs/ActorRef" },
		"to": { "$ref": "#/$defs/ActorRef" },
		"authority": { "enum": ["human_gate", "agent_delegates"] },
		"acts": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ActId" }
		}
	}
};
function validate417(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate417.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0 || !func0.call(data, "from")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0 || !func0.call(data, "to")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.authority === void 0 || !func0.call(data, "authority")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "authority" },
				message: "must have required property 'authority'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "from" || key0 === "to" || key0 === "authority" || key0 === "acts")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.from !== void 0 && func0.call(data, "from")) {
			if (!validate233(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
				errors = vErrors.length;
			}
		}
		if (data.to !== void 0 && func0.call(data, "to")) {
			if (!validate233(data.to, {
				instancePath: instancePath + "/to",
				parentData: data,
				parentDataProperty: "to",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
				errors = vErrors.length;
			}
		}
		if (data.authority !== void 0 && func0.call(data, "authority")) {
			let data2 = data.authority;
			if (!(data2 === "human_gate" || data2 === "agent_delegates")) {
				const err4 = {
					instancePath: instancePath + "/authority",
					schemaPath: "#/properties/authority/enum",
					keyword: "enum",
					params: { allowedValues: schema134.properties.authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.acts !== void 0 && func0.call(data, "acts")) {
			let data3 = data.acts;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate359(data3[i0], {
					instancePath: instancePath + "/acts/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
					errors = vErrors.length;
				}
				let i1 = data3.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data3[i1], data3[j0])) {
						const err5 = {
							instancePath: instancePath + "/acts",
							schemaPath: "#/properties/acts/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
						break outer0;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/acts",
					schemaPath: "#/properties/acts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate417.errors = vErrors;
	return errors === 0;
}
validate417.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema135 = {
	"title": "Configuration",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"plan_provenance": { "enum": [
			"authored",
			"runtime",
			"hybrid"
		] },
		"performer_composition": { "$ref": "#/$defs/Text" }
	}
};
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate422.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "plan_provenance" || key0 === "performer_composition")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.plan_provenance !== void 0 && func0.call(data, "plan_provenance")) {
			let data0 = data.plan_provenance;
			if (!(data0 === "authored" || data0 === "runtime" || data0 === "hybrid")) {
				const err1 = {
					instancePath: instancePath + "/plan_provenance",
					schemaPath: "#/properties/plan_provenance/enum",
					keyword: "enum",
					params: { allowedValues: schema135.properties.plan_provenance.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.performer_composition !== void 0 && func0.call(data, "performer_composition")) {
			if (!validate242(data.performer_composition, {
				instancePath: instancePath + "/performer_composition",
				parentData: data,
				parentDataProperty: "performer_composition",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate422.errors = vErrors;
	return errors === 0;
}
validate422.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate425(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate425.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "who_may_act" || key0 === "artifact" || key0 === "interactions" || key0 === "conflict" || key0 === "settlement" || key0 === "eligibility" || key0 === "envelope" || key0 === "acceptance")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.who_may_act !== void 0 && func0.call(data, "who_may_act")) {
			if (!validate242(data.who_may_act, {
				instancePath: instancePath + "/who_may_act",
				parentData: data,
				parentDataProperty: "who_may_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.artifact !== void 0 && func0.call(data, "artifact")) {
			if (!validate242(data.artifact, {
				instancePath: instancePath + "/artifact",
				parentData: data,
				parentDataProperty: "artifact",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.interactions !== void 0 && func0.call(data, "interactions")) {
			if (!validate242(data.interactions, {
				instancePath: instancePath + "/interactions",
				parentData: data,
				parentDataProperty: "interactions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.conflict !== void 0 && func0.call(data, "conflict")) {
			if (!validate242(data.conflict, {
				instancePath: instancePath + "/conflict",
				parentData: data,
				parentDataProperty: "conflict",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.settlement !== void 0 && func0.call(data, "settlement")) {
			if (!validate242(data.settlement, {
				instancePath: instancePath + "/settlement",
				parentData: data,
				parentDataProperty: "settlement",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.eligibility !== void 0 && func0.call(data, "eligibility")) {
			if (!validate242(data.eligibility, {
				instancePath: instancePath + "/eligibility",
				parentData: data,
				parentDataProperty: "eligibility",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.envelope !== void 0 && func0.call(data, "envelope")) {
			if (!validate242(data.envelope, {
				instancePath: instancePath + "/envelope",
				parentData: data,
				parentDataProperty: "envelope",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.acceptance !== void 0 && func0.call(data, "acceptance")) {
			if (!validate242(data.acceptance, {
				instancePath: instancePath + "/acceptance",
				parentData: data,
				parentDataProperty: "acceptance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate425.errors = vErrors;
	return errors === 0;
}
validate425.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate394.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.arrangement === void 0 || !func0.call(data, "arrangement")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "arrangement" },
				message: "must have required property 'arrangement'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema127.properties, key0)) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate229(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.arrangement !== void 0 && func0.call(data, "arrangement")) {
			let data1 = data.arrangement;
			if (!(data1 === "path.sequential" || data1 === "path.choice" || data1 === "path.fanout_fanin" || data1 === "path.bounded_loop" || data1 === "hub.manager_worker" || data1 === "habitat.handoff" || data1 === "habitat.committee" || data1 === "habitat.market" || data1 === "habitat.blackboard" || data1 === "habitat.mesh")) {
				const err2 = {
					instancePath: instancePath + "/arrangement",
					schemaPath: "#/properties/arrangement/enum",
					keyword: "enum",
					params: { allowedValues: schema127.properties.arrangement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.routing_authority !== void 0 && func0.call(data, "routing_authority")) {
			let data2 = data.routing_authority;
			if (!(data2 === "code" || data2 === "one_model" || data2 === "any_peer" || data2 === "none" || data2 === "protocol" || data2 === "environment")) {
				const err3 = {
					instancePath: instancePath + "/routing_authority",
					schemaPath: "#/properties/routing_authority/enum",
					keyword: "enum",
					params: { allowedValues: schema127.properties.routing_authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.participants !== void 0 && func0.call(data, "participants")) {
			let data3 = data.participants;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate396(data3[i0], {
					instancePath: instancePath + "/participants/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/participants",
					schemaPath: "#/properties/participants/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.settlement !== void 0 && func0.call(data, "settlement")) {
			if (!validate399(data.settlement, {
				instancePath: instancePath + "/settlement",
				parentData: data,
				parentDataProperty: "settlement",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
				errors = vErrors.length;
			}
		}
		if (data.join !== void 0 && func0.call(data, "join")) {
			let data6 = data.join;
			if (!(data6 === "all" || data6 === "any" || data6 === "first_completed" || data6 === "decision" || data6 === "wait_for_activated_arms")) {
				const err5 = {
					instancePath: instancePath + "/join",
					schemaPath: "#/properties/join/enum",
					keyword: "enum",
					params: { allowedValues: schema127.properties.join.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.termination !== void 0 && func0.call(data, "termination")) {
			if (!validate408(data.termination, {
				instancePath: instancePath + "/termination",
				parentData: data,
				parentDataProperty: "termination",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
				errors = vErrors.length;
			}
		}
		if (data.handoffs !== void 0 && func0.call(data, "handoffs")) {
			let data8 = data.handoffs;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate412(data8[i1], {
					instancePath: instancePath + "/handoffs/" + i1,
					parentData: data8,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
					errors = vErrors.length;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/handoffs",
					schemaPath: "#/properties/handoffs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.transitions !== void 0 && func0.call(data, "transitions")) {
			let data10 = data.transitions;
			if (Array.isArray(data10)) {
				const len2 = data10.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate417(data10[i2], {
					instancePath: instancePath + "/transitions/" + i2,
					parentData: data10,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/transitions",
					schemaPath: "#/properties/transitions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.configuration !== void 0 && func0.call(data, "configuration")) {
			if (!validate422(data.configuration, {
				instancePath: instancePath + "/configuration",
				parentData: data,
				parentDataProperty: "configuration",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
				errors = vErrors.length;
			}
		}
		if (data.protocol !== void 0 && func0.call(data, "protocol")) {
			if (!validate425(data.protocol, {
				instancePath: instancePath + "/protocol",
				parentData: data,
				parentDataProperty: "protocol",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
				errors = vErrors.length;
			}
		}
		if (data.acts !== void 0 && func0.call(data, "acts")) {
			let data14 = data.acts;
			if (Array.isArray(data14)) {
				if (data14.length < 1) {
					const err8 = {
						instancePath: instancePath + "/acts",
						schemaPath: "#/properties/acts/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len3 = data14.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate359(data14[i3], {
					instancePath: instancePath + "/acts/" + i3,
					parentData: data14,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
					errors = vErrors.length;
				}
				let i4 = data14.length;
				let j0;
				if (i4 > 1) {
					outer0: for (; i4--;) for (j0 = i4; j0--;) if (func27(data14[i4], data14[j0])) {
						const err9 = {
							instancePath: instancePath + "/acts",
							schemaPath: "#/properties/acts/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i4,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i4 + " are identical)"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
						break outer0;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/acts",
					schemaPath: "#/properties/acts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.unresolved !== void 0 && func0.call(data, "unresolved")) {
			let data16 = data.unresolved;
			if (Array.isArray(data16)) {
				if (data16.length < 1) {
					const err11 = {
						instancePath: instancePath + "/unresolved",
						schemaPath: "#/properties/unresolved/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				const len4 = data16.length;
				for (let i5 = 0; i5 < len4; i5++) if (!validate242(data16[i5], {
					instancePath: instancePath + "/unresolved/" + i5,
					parentData: data16,
					parentDataProperty: i5,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
					errors = vErrors.length;
				}
				let i6 = data16.length;
				let j1;
				if (i6 > 1) {
					outer1: for (; i6--;) for (j1 = i6; j1--;) if (func27(data16[i6], data16[j1])) {
						const err12 = {
							instancePath: instancePath + "/unresolved",
							schemaPath: "#/properties/unresolved/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i6,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i6 + " are identical)"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
						break outer1;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/unresolved",
					schemaPath: "#/properties/unresolved/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate394.errors = vErrors;
	return errors === 0;
}
validate394.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate438(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate438.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alg === void 0 || !func0.call(data, "alg")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "alg" },
				message: "must have required property 'alg'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.value === void 0 || !func0.call(data, "value")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				message: "must have required property 'value'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "alg" || key0 === "value")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.alg !== void 0 && func0.call(data, "alg")) {
			if ("sha-256" !== data.alg) {
				const err3 = {
					instancePath: instancePath + "/alg",
					schemaPath: "#/properties/alg/const",
					keyword: "const",
					params: { allowedValue: "sha-256" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.value !== void 0 && func0.call(data, "value")) {
			if (!validate294(data.value, {
				instancePath: instancePath + "/value",
				parentData: data,
				parentDataProperty: "value",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate438.errors = vErrors;
	return errors === 0;
}
validate438.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate222.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.poa_version === void 0 || !func0.call(data, "poa_version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "poa_version" },
				message: "must have required property 'poa_version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.iss === void 0 || !func0.call(data, "iss")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "iss" },
				message: "must have required property 'iss'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.principal === void 0 || !func0.call(data, "principal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "principal" },
				message: "must have required property 'principal'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.purpose === void 0 || !func0.call(data, "purpose")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purpose" },
				message: "must have required property 'purpose'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.work_scope === void 0 || !func0.call(data, "work_scope")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_scope" },
				message: "must have required property 'work_scope'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.defaults === void 0 || !func0.call(data, "defaults")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "defaults" },
				message: "must have required property 'defaults'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.ceilings === void 0 || !func0.call(data, "ceilings")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ceilings" },
				message: "must have required property 'ceilings'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.discovery === void 0 || !func0.call(data, "discovery")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "discovery" },
				message: "must have required property 'discovery'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.work_system === void 0 || !func0.call(data, "work_system")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_system" },
				message: "must have required property 'work_system'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.delegation === void 0 || !func0.call(data, "delegation")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegation" },
				message: "must have required property 'delegation'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.validity === void 0 || !func0.call(data, "validity")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "validity" },
				message: "must have required property 'validity'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.revocation === void 0 || !func0.call(data, "revocation")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "revocation" },
				message: "must have required property 'revocation'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.confirmation === void 0 || !func0.call(data, "confirmation")) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "confirmation" },
				message: "must have required property 'confirmation'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.audit === void 0 || !func0.call(data, "audit")) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "audit" },
				message: "must have required property 'audit'"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.record === void 0 || !func0.call(data, "record")) {
			const err16 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "record" },
				message: "must have required property 'record'"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err17 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.authorities === void 0 || !func0.call(data, "authorities")) {
			const err18 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "authorities" },
				message: "must have required property 'authorities'"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
		if (data.denied === void 0 || !func0.call(data, "denied")) {
			const err19 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "denied" },
				message: "must have required property 'denied'"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema73.properties, key0)) {
			const err20 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
			errors++;
		}
		if (data.poa_version !== void 0 && func0.call(data, "poa_version")) {
			if ("1.2" !== data.poa_version) {
				const err21 = {
					instancePath: instancePath + "/poa_version",
					schemaPath: "#/properties/poa_version/const",
					keyword: "const",
					params: { allowedValue: "1.2" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			if (!validate223(data.grant_id, {
				instancePath: instancePath + "/grant_id",
				parentData: data,
				parentDataProperty: "grant_id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
				errors = vErrors.length;
			}
		}
		if (data.iss !== void 0 && func0.call(data, "iss")) {
			if (!validate225(data.iss, {
				instancePath: instancePath + "/iss",
				parentData: data,
				parentDataProperty: "iss",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
				errors = vErrors.length;
			}
		}
		if (data.principal !== void 0 && func0.call(data, "principal")) {
			if (!validate227(data.principal, {
				instancePath: instancePath + "/principal",
				parentData: data,
				parentDataProperty: "principal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			if (!validate232(data.delegate, {
				instancePath: instancePath + "/delegate",
				parentData: data,
				parentDataProperty: "delegate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_behalf_of !== void 0 && func0.call(data, "on_behalf_of")) {
			if (!validate239(data.on_behalf_of, {
				instancePath: instancePath + "/on_behalf_of",
				parentData: data,
				parentDataProperty: "on_behalf_of",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
				errors = vErrors.length;
			}
		}
		if (data.purpose !== void 0 && func0.call(data, "purpose")) {
			if (!validate242(data.purpose, {
				instancePath: instancePath + "/purpose",
				parentData: data,
				parentDataProperty: "purpose",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_scope !== void 0 && func0.call(data, "work_scope")) {
			if (!validate244(data.work_scope, {
				instancePath: instancePath + "/work_scope",
				parentData: data,
				parentDataProperty: "work_scope",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.defaults !== void 0 && func0.call(data, "defaults")) {
			if (!validate249(data.defaults, {
				instancePath: instancePath + "/defaults",
				parentData: data,
				parentDataProperty: "defaults",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
				errors = vErrors.length;
			}
		}
		if (data.ceilings !== void 0 && func0.call(data, "ceilings")) {
			if (!validate281(data.ceilings, {
				instancePath: instancePath + "/ceilings",
				parentData: data,
				parentDataProperty: "ceilings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
				errors = vErrors.length;
			}
		}
		if (data.discovery !== void 0 && func0.call(data, "discovery")) {
			if (!validate291(data.discovery, {
				instancePath: instancePath + "/discovery",
				parentData: data,
				parentDataProperty: "discovery",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_system !== void 0 && func0.call(data, "work_system")) {
			if (!validate303(data.work_system, {
				instancePath: instancePath + "/work_system",
				parentData: data,
				parentDataProperty: "work_system",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegation !== void 0 && func0.call(data, "delegation")) {
			if (!validate311(data.delegation, {
				instancePath: instancePath + "/delegation",
				parentData: data,
				parentDataProperty: "delegation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
				errors = vErrors.length;
			}
		}
		if (data.validity !== void 0 && func0.call(data, "validity")) {
			if (!validate319(data.validity, {
				instancePath: instancePath + "/validity",
				parentData: data,
				parentDataProperty: "validity",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
				errors = vErrors.length;
			}
		}
		if (data.revocation !== void 0 && func0.call(data, "revocation")) {
			if (!validate325(data.revocation, {
				instancePath: instancePath + "/revocation",
				parentData: data,
				parentDataProperty: "revocation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
				errors = vErrors.length;
			}
		}
		if (data.confirmation !== void 0 && func0.call(data, "confirmation")) {
			if (!validate329(data.confirmation, {
				instancePath: instancePath + "/confirmation",
				parentData: data,
				parentDataProperty: "confirmation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
				errors = vErrors.length;
			}
		}
		if (data.audit !== void 0 && func0.call(data, "audit")) {
			if (!validate336(data.audit, {
				instancePath: instancePath + "/audit",
				parentData: data,
				parentDataProperty: "audit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
				errors = vErrors.length;
			}
		}
		if (data.record !== void 0 && func0.call(data, "record")) {
			if (!validate338(data.record, {
				instancePath: instancePath + "/record",
				parentData: data,
				parentDataProperty: "record",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data18 = data.resources;
			if (Array.isArray(data18)) {
				const len0 = data18.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate342(data18[i0], {
					instancePath: instancePath + "/resources/" + i0,
					parentData: data18,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
					errors = vErrors.length;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.authorities !== void 0 && func0.call(data, "authorities")) {
			let data20 = data.authorities;
			if (Array.isArray(data20)) {
				if (data20.length < 1) {
					const err23 = {
						instancePath: instancePath + "/authorities",
						schemaPath: "#/properties/authorities/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				const len1 = data20.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate358(data20[i1], {
					instancePath: instancePath + "/authorities/" + i1,
					parentData: data20,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
					errors = vErrors.length;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/authorities",
					schemaPath: "#/properties/authorities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.denied !== void 0 && func0.call(data, "denied")) {
			let data22 = data.denied;
			if (Array.isArray(data22)) {
				const len2 = data22.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate381(data22[i2], {
					instancePath: instancePath + "/denied/" + i2,
					parentData: data22,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
					errors = vErrors.length;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/denied",
					schemaPath: "#/properties/denied/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.conflicts !== void 0 && func0.call(data, "conflicts")) {
			let data24 = data.conflicts;
			if (Array.isArray(data24)) {
				if (data24.length < 1) {
					const err26 = {
						instancePath: instancePath + "/conflicts",
						schemaPath: "#/properties/conflicts/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				const len3 = data24.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate387(data24[i3], {
					instancePath: instancePath + "/conflicts/" + i3,
					parentData: data24,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
					errors = vErrors.length;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/conflicts",
					schemaPath: "#/properties/conflicts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.formations !== void 0 && func0.call(data, "formations")) {
			let data26 = data.formations;
			if (Array.isArray(data26)) {
				if (data26.length < 1) {
					const err28 = {
						instancePath: instancePath + "/formations",
						schemaPath: "#/properties/formations/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				const len4 = data26.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate394(data26[i4], {
					instancePath: instancePath + "/formations/" + i4,
					parentData: data26,
					parentDataProperty: i4,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
					errors = vErrors.length;
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/formations",
					schemaPath: "#/properties/formations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			if (!validate438(data.seal, {
				instancePath: instancePath + "/seal",
				parentData: data,
				parentDataProperty: "seal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err30 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err30];
		else vErrors.push(err30);
		errors++;
	}
	validate222.errors = vErrors;
	return errors === 0;
}
validate222.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
export { validateGrant, validateGrant11 };
